/** Answers: what may be answered, on the board and in the list; what each would do; choosing, confirming, why not. */
import {ON_BOARD, lookAt, lookAway, nearest, neighbour, rove, showPlaces} from './aim.js';
import {tell} from './bar.js';
import {Carry} from './carry.js';
import {Explanations} from './explanations.js';
import {isExploring} from './explore.js';
import {list} from './list.js';
import {byAbout, mark} from './marks.js';
import {byId, prefers, say} from './page.js';
import {Selection} from './selection.js';
import {hideTip} from './tip.js';

/** @typedef {import('./selection.js').Choice} Choice */
/** @typedef {{sentence: string, clause: string, title: string}} Why */

export class Answers extends Selection {
  /** Whether something may be chosen here: an answer, or a suggestion for whoever is asked. */
  isYours = false;
  isSuggesting = false;
  isBusy = false;
  /** @type {Map<string, Why>} */
  #reasons = new Map();
  /** The place that what is dragged is held over. @type {Element | undefined} */
  #held;
  /** What is wrong with the last message, until something else is shown. */
  #complaint = '';
  /** What is told first of all, until something is chosen. */
  #note = '';

  /** `label` is what confirming a choice is called; `explain` says whether the server could be asked; `interrupt` is told
   * that something was pressed in the middle of a story.
   * @param {{send: (choice: Choice) => void, label: (choice: Choice) => string, why: (notation: string) => void,
   *          explain: () => boolean, interrupt: () => void}} doors */
  constructor(doors) {
    super();
    this.doors = doors;
    this.explanations = new Explanations(doors.explain);
    document.addEventListener('click', event => this.#clicked(event));
    document.addEventListener('keydown', event => this.#keyed(event));
    for (const kind of ['pointerover', 'focusin']) document.addEventListener(kind, event => this.#lookAt(event.target));
    byId('answers-form').addEventListener('submit', (/** @type {SubmitEvent} */ event) => this.#submitted(event));
    byId('bar-confirm').addEventListener('click', () => this.#confirm());
    byId('bar-clear').addEventListener('click', () => this.#clear());
    this.carry = new Carry({
      mayCarry: () => !this.isBusy && this.isYours && !isExploring(),
      pick: thing => this.#take(thing),
      over: place => this.#hold(place),
      drop: place => this.#put(place, false),
      tap: (x, y) => this.#pressedAt(x, y, true),
      let_go: () => this.#clear(),
    });
  }

  /** A new question.
   * @param {any} question */
  ask(question) {
    this.choices = question.choices;
    this.isSuggesting = question.suggest;
    this.isYours = question.yours || question.suggest;
    this.isBusy = false;
    this.carry.stop();
    this.armed = undefined;
    this.#complaint = this.#note = '';
    this.#reasons.clear();
    this.preselect();
    byId('ply').value = question.ply;
    list(this.choices);
    this.explanations.ask(question);
    this.refresh();
  }

  /** While a story is told the old answers stay, but do nothing. */
  rest(isResting = true) {
    this.isBusy = isResting;
    if (isResting) hideTip();
    document.body.classList.toggle('busy', isResting);
    for (const button of document.querySelectorAll('#answer-list button')) button.setAttribute('aria-disabled', String(isResting));
  }

  /** The server says why the chosen parts are no answer.
   * @param {Why & {notation: string}} why */
  because(why) {
    this.#reasons.set(why.notation, why);
    this.#show();
  }

  /** The server says what each answer will do.
   * @param {import('./explanations.js').Explanation[]} found */
  explained(found) {
    this.explanations.hear(found);
    if (this.carry.isCarrying) this.#hold(this.#held);
    else this.#show();
  }

  /** What was asked before the line was open, or before it was lost, may never be answered: it is asked again. */
  reconnected() {
    this.explanations.reconnected();
    if (!this.carry.isCarrying) this.#show();
  }

  /** The server refused what was said. After an answer nothing stays in hand: whoever now takes the right piece means
   * that piece, not where the wrong one should go.
   * @param {string} sentence @param {boolean} isAnswer */
  complain(sentence, isAnswer) {
    this.rest(false);
    if (isAnswer) this.#clear();
    this.#complaint = sentence;
    this.#show();
  }

  /** Something happened that nobody may have expected.
   * @param {string} sentence */
  note(sentence) {
    this.#note = sentence;
    this.#show();
  }

  /** The board was drawn anew, or the choice changed: say again what is chosen and what may still be. */
  refresh() {
    byId('board').classList.toggle('carrying', this.thing !== '');
    for (const target of document.querySelectorAll(ON_BOARD)) {
      if (target.matches('[data-thing], [data-place]')) {
        this.#light(target);
        continue;
      }
      const part = target.getAttribute('data-part');
      const isChosen = part ? this.has(target.getAttribute('data-verb') ?? '', part) : Number(target.getAttribute('data-action')) === this.armed;
      target.classList.toggle('chosen', isChosen);
      if (part) {
        target.setAttribute('aria-pressed', String(isChosen));
        target.classList.toggle('dull', !isChosen && !this.mayAdd(target.getAttribute('data-verb') ?? '', part));
      }
    }
    for (const button of document.querySelectorAll('#answer-list button')) {
      button.classList.toggle('armed', Number(/** @type {HTMLButtonElement} */ (button).value) === this.chosen?.id);
    }
    rove();
    this.#show();
  }

  /** A thing or a place: whether it is chosen, and whether it still may be.
   * @param {Element} target */
  #light(target) {
    const thing = target.getAttribute('data-thing');
    const choice = this.carried(target);
    const isChosen = thing ? this.has(target.getAttribute('data-verb') ?? '', thing) : choice !== undefined && choice.id === this.armed;
    target.classList.toggle('chosen', isChosen);
    target.classList.toggle('dull', thing ? this.thing !== '' && !isChosen : !choice);
    if (thing) target.setAttribute('aria-pressed', String(isChosen));
    else if (choice) target.setAttribute('aria-label', choice.label);
    if (!thing) target.setAttribute('aria-hidden', String(!choice));
  }

  #clear() {
    this.armed = undefined;
    this.#complaint = this.#note = '';
    const left = document.activeElement?.matches('[data-place]') ? this.#thingOf() : null;
    this.preselect();
    this.refresh();
    if (left instanceof SVGElement) left.focus();
    if (document.activeElement === document.body) byId('ask').focus({preventScroll: true});
  }

  // --- the bar that says what is chosen, what it will do, and by which clause

  /** The answer that an element of the board or the list stands for.
   * @param {Element} target @returns {Choice | undefined} */
  choiceOf(target) {
    const id = target.getAttribute('data-action') ?? (target.matches('button') ? target.getAttribute('value') : null);
    return id ? this.choices.find(choice => choice.id === Number(id)) : this.carried(target);
  }

  /** What is said of an answer that is only looked at; `later` if the server must be asked first.
   * @param {Element} target @returns {import('./tip.js').Said | 'later' | undefined} */
  said(target) {
    const choice = this.isBusy ? undefined : this.choiceOf(target);
    if (!choice) return undefined;
    const explanation = this.explanations.of(choice.id);
    if (!explanation) return 'later';
    this.#touch(choice);
    return {title: choice.label, lines: [explanation.effect], foot: explanation.title};
  }

  /** Show on the board what an answer speaks of, and what it will act on.
   * @param {EventTarget | null} at */
  #lookAt(at) {
    if (!(at instanceof Element) || this.isBusy || this.carry.isCarrying) return;
    const target = at.closest('#board [data-action], #board [data-place], #answer-list button');
    const choice = target ? this.choiceOf(target) : undefined;
    lookAway();
    if (choice) lookAt(choice);
    this.#touch(choice ?? this.chosen);
  }

  /** @param {Choice | undefined} choice */
  #touch(choice) {
    const touches = choice && !this.isBusy ? this.explanations.of(choice.id)?.touches ?? [] : [];
    mark('touched', touches.map(byAbout));
  }

  #show() {
    lookAway();
    const choice = this.chosen;
    this.#touch(choice);
    if (this.#complaint) tell('', this.#complaint, undefined, 'wrong');
    else if (this.isBusy || !this.isYours) tell('', '');
    else if (this.#note) tell('', this.#note);
    else if (choice) this.#tellChoice('', choice);
    else if (this.missed) this.#tellReason(this.missed);
    else if (this.thing) tell(this.#thingOf()?.getAttribute('aria-label') ?? '', say('carry'), undefined, 'faint');
    else if (this.parts.size) this.#tellWhy();
    else tell('', say(this.#help()), undefined, 'faint');
    this.#push(this.isBusy || !this.isYours ? undefined : choice);
  }

  /** What can be done here. */
  #help() {
    if (this.isSuggesting) return 'suggest-help';
    if (this.choices.some(choice => choice.thing)) return 'hint-carry';
    return this.choices.some(choice => choice.parts.length) ? 'hint-parts' : 'hint';
  }

  /** What an answer will do. @param {string} label @param {Choice} choice */
  #tellChoice(label, choice) {
    const explanation = this.explanations.of(choice.id);
    tell(label, explanation?.effect ?? '…', explanation, explanation ? '' : 'faint');
  }

  #tellWhy() {
    const order = [...document.querySelectorAll('#board [data-part]')].map(part => part.getAttribute('data-part') ?? '');
    const parts = [...this.parts].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    this.#tellReason(`${this.verb} ${parts.join('+')}`);
  }

  /** Why this is no answer, or not yet one; the server knows.
   * @param {string} notation */
  #tellReason(notation) {
    const why = this.#reasons.get(notation);
    const sizes = this.missed ? [] : this.begun().map(choice => choice.parts.length);
    if (!why) {
      this.doors.why(notation);
      tell('', '…', undefined, 'faint');
    } else if (sizes.length) {
      tell('', say('not-yet', {count: Math.min(...sizes) - this.parts.size, title: why.title}));
    } else {
      tell('', why.sentence, undefined, 'wrong');
    }
  }

  /** @param {Choice | undefined} choice */
  #push(choice) {
    const button = byId('bar-confirm');
    const isKept = document.activeElement === button || document.activeElement === byId('bar-clear');
    button.hidden = !choice;
    button.textContent = choice ? this.doors.label(choice) : '';
    byId('bar-clear').hidden = this.isBusy || (this.armed === undefined && !this.parts.size && !this.thing);
    if (isKept && document.activeElement === document.body) byId('ask').focus({preventScroll: true});
  }

  // --- choosing

  /** @param {MouseEvent} event */
  #clicked(event) {
    if (!(event.target instanceof Element) || !event.target.closest('#board') || this.carry.hasDropped) return;
    this.#pressedAt(event.clientX, event.clientY, /** @type {PointerEvent} */ (event).pointerType !== 'mouse');
  }

  /** @param {number} x @param {number} y @param {boolean} isTap */
  #pressedAt(x, y, isTap) {
    if (this.isBusy) return this.doors.interrupt();
    const target = nearest(x, y);
    if (target) this.#activate(target, isTap);
    else if (this.thing) this.#clear();
  }

  /** Take something up, to put it somewhere.
   * @param {Element} target */
  #take(target) {
    this.verb = target.getAttribute('data-verb') ?? '';
    this.thing = target.getAttribute('data-thing') ?? '';
    this.parts = new Set();
    this.armed = undefined;
    this.#complaint = this.missed = '';
    this.refresh();
  }

  /** What is dragged is held over a place: say what a drop would do.
   * @param {Element | undefined} place */
  #hold(place) {
    this.#held = place;
    lookAway();
    const choice = place ? this.carried(place) : undefined;
    if (!choice) return tell(this.#thingOf()?.getAttribute('aria-label') ?? '', say('carry'), undefined, 'faint');
    place?.classList.add('looked');
    this.#tellChoice(choice.label, choice);
  }

  /** @param {Element} place @param {boolean} isTap */
  #put(place, isTap) {
    const choice = this.carried(place);
    this.missed = choice ? '' : `${this.verb} ${this.thing} ${place.getAttribute('data-place')}`;
    if (choice) this.#choose(choice.id, isTap);
    if (!choice || this.armed === undefined) this.refresh();
  }

  /** What is carried, on the board. */
  #thingOf() { return document.querySelector(`#board [data-verb="${this.verb}"][data-thing="${CSS.escape(this.thing)}"]`); }

  /** @param {Element} target @param {boolean} [isTap] */
  #activate(target, isTap = false) {
    if (this.isBusy) return this.doors.interrupt();
    if (!this.isYours) return;
    this.#complaint = this.#note = '';
    const part = target.getAttribute('data-part');
    if (target.matches('[data-thing]')) {
      if (this.has(target.getAttribute('data-verb') ?? '', target.getAttribute('data-thing') ?? '')) this.#clear();
      else this.#take(target);
      if (isTap) showPlaces();
    } else if (target.matches('[data-place]')) {
      if (this.thing) this.#put(target, isTap);
    } else if (part) {
      const verb = target.getAttribute('data-verb') ?? '';
      if (verb !== this.verb) this.parts = new Set();
      this.verb = verb;
      this.thing = '';
      this.armed = undefined;
      if (this.needed.has(part) || !this.parts.delete(part)) this.parts.add(part);
      this.refresh();
    } else {
      this.#choose(Number(target.getAttribute('data-action')), isTap);
    }
  }

  /** A tap only chooses; the second one answers. A pointer that hovers has seen already what will happen.
   * @param {number} id @param {boolean} isTap */
  #choose(id, isTap) {
    const choice = this.choices.find(choice => choice.id === id);
    if (!choice) return;
    if (isTap && prefers.confirm && this.armed !== id) {
      this.armed = id;
      this.parts = new Set();
      this.refresh();
    } else {
      this.doors.send(choice);
    }
  }

  #confirm() {
    if (this.isBusy) this.doors.interrupt();
    else if (this.chosen) this.doors.send(this.chosen);
  }

  /** @param {SubmitEvent} event */
  #submitted(event) {
    event.preventDefault();
    const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
    if (this.isBusy) this.doors.interrupt();
    else if (button) this.#choose(Number(button.value), lastPointer === 'touch');
  }

  // --- the keyboard: the board is one stop, arrows go to the nearest answer in that direction

  /** @param {KeyboardEvent} event */
  #keyed(event) {
    lastPointer = '';
    if (event.key === 'Escape' && (this.armed !== undefined || this.parts.size || this.thing)) this.#clear();
    const target = event.target instanceof Element ? event.target.closest(ON_BOARD) : null;
    if (!target) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) this.#activate(target);
      // Whoever takes something up by a key wants to go on to where it may be put.
      const first = this.thing && target.matches('[data-thing]') ? document.querySelector('#board [data-place]:not(.dull)') : null;
      if (first instanceof SVGElement) first.focus();
      rove();
    }
    const way = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[event.key];
    if (!way) return;
    event.preventDefault();
    const next = neighbour(target, way[0], way[1]);
    if (!(next instanceof SVGElement)) return;
    next.focus();
    rove();
  }
}

let lastPointer = '';
addEventListener('pointerdown', event => { lastPointer = event.pointerType; }, true);
