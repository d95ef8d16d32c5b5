// @ts-check
/** Answers: what may be answered, on the board and in the list; what each would do; choosing, confirming, why not. */
import {byId, make, prefers, say, start} from './page.js';

/** @typedef {{id: number, notation: string, label: string, effect: string, clause: string, title: string,
 *             verb: string, verb_label: string, parts: string[]}} Choice */
/** @typedef {{sentence: string, clause: string, title: string}} Why */

/** A list longer than this is folded when the same answers can be put together on the board. */
const SHORT_LIST = 4;

const ON_BOARD = '#board [data-action], #board [data-part]';

export class Answers {
  /** @type {Choice[]} */
  choices = [];
  /** Whether something may be chosen here: an answer, or counsel for whoever is asked. */
  isYours = false;
  isCounsel = false;
  /** The parts chosen so far, and the verb they belong to. */
  verb = '';
  /** @type {Set<string>} */
  parts = new Set();
  /** The answer a first tap has chosen. @type {number | undefined} */
  armed;
  isBusy = false;
  /** @type {Map<string, Why>} */
  #reasons = new Map();
  /** What is wrong with the last message, until something else is shown. */
  #complaint = '';

  /** `label` is what confirming a choice is called.
   * @param {{send: (choice: Choice) => void, label: (choice: Choice) => string, why: (notation: string) => void}} doors */
  constructor(doors) {
    this.doors = doors;
    document.addEventListener('click', event => this.#clicked(event));
    document.addEventListener('keydown', event => this.#keyed(event));
    for (const kind of ['pointerover', 'focusin']) document.addEventListener(kind, event => this.#peek(event.target));
    for (const kind of ['pointerout', 'focusout']) document.addEventListener(kind, () => this.#show());
    byId('answers-form').addEventListener('submit', (/** @type {SubmitEvent} */ event) => this.#submitted(event));
    byId('bar-confirm').addEventListener('click', () => this.#confirm());
    byId('bar-clear').addEventListener('click', () => this.#clear());
  }

  /** A new question.
   * @param {any} question */
  ask(question) {
    this.choices = question.choices;
    this.isCounsel = question.counsel;
    this.isYours = question.yours || question.counsel;
    this.isOver = question.over;
    this.isBusy = false;
    this.armed = undefined;
    this.#complaint = '';
    this.#reasons.clear();
    this.#preselect();
    byId('ply').value = question.ply;
    this.#list();
    this.refresh();
  }

  /** While a story is told the old answers stay, but do nothing. */
  rest(isResting = true) {
    this.isBusy = isResting;
    document.body.classList.toggle('busy', isResting);
    for (const button of document.querySelectorAll('#answer-list button')) button.setAttribute('aria-disabled', String(isResting));
  }

  /** The server says why the chosen parts are no answer.
   * @param {Why & {notation: string}} why */
  explain(why) {
    this.#reasons.set(why.notation, why);
    this.#show();
  }

  /** The server refused what was said.
   * @param {string} sentence */
  complain(sentence) {
    this.rest(false);
    this.#complaint = sentence;
    this.#show();
  }

  /** The board was drawn anew, or the choice changed: say again what is chosen and what may still be. */
  refresh() {
    for (const target of document.querySelectorAll(ON_BOARD)) {
      const part = target.getAttribute('data-part');
      const isChosen = part ? this.#has(target.getAttribute('data-verb') ?? '', part) : Number(target.getAttribute('data-action')) === this.armed;
      target.classList.toggle('chosen', isChosen);
      if (part) {
        target.setAttribute('aria-pressed', String(isChosen));
        target.classList.toggle('dull', !isChosen && !this.#mayAdd(target.getAttribute('data-verb') ?? '', part));
      }
    }
    for (const button of document.querySelectorAll('#answer-list button')) {
      button.classList.toggle('armed', Number(/** @type {HTMLButtonElement} */ (button).value) === this.chosen?.id);
    }
    this.#rove();
    this.#show();
  }

  /** The answer that is chosen now, if it is one. @returns {Choice | undefined} */
  get chosen() {
    if (this.armed !== undefined) return this.choices.find(choice => choice.id === this.armed);
    if (!this.parts.size) return undefined;
    return this.choices.find(choice => choice.verb === this.verb && choice.parts.length === this.parts.size &&
      choice.parts.every(part => this.parts.has(part)));
  }

  /** @param {string} verb @param {string} part */
  #has(verb, part) { return this.verb === verb && this.parts.has(part); }

  /** Whether some answer holds all that is chosen and this part too.
   * @param {string} verb @param {string} part */
  #mayAdd(verb, part) {
    const chosen = this.verb === verb ? [...this.parts] : [];
    return this.choices.some(choice => choice.verb === verb && choice.parts.includes(part) &&
      chosen.every(other => choice.parts.includes(other)));
  }

  /** Whether what is chosen is the beginning of an answer. */
  #isBegun() {
    return this.choices.some(choice => choice.verb === this.verb && [...this.parts].every(part => choice.parts.includes(part)));
  }

  /** What belongs to every answer need not be chosen by hand. */
  #preselect() {
    this.parts = new Set();
    this.verb = '';
    const verbs = new Set(this.choices.map(choice => choice.verb));
    if (verbs.size !== 1 || !this.choices[0].parts.length) return;
    this.verb = this.choices[0].verb;
    this.parts = new Set(this.choices[0].parts.filter(part => this.choices.every(choice => choice.parts.includes(part))));
  }

  #clear() {
    this.armed = undefined;
    this.#complaint = '';
    this.#preselect();
    this.refresh();
    if (document.activeElement === document.body) byId('ask').focus({preventScroll: true});
  }

  // --- the list

  #list() {
    const list = byId('answer-list');
    const hadFocus = list.contains(document.activeElement) ? document.activeElement?.id ?? '' : '';
    const verbs = [...new Set(this.choices.map(choice => choice.verb))];
    list.replaceChildren(...verbs.map(verb => this.#group(verb)));
    if (!this.choices.length && !this.isOver) list.append(make('p', {class: 'hint'}, say('not-asked')));
    if (hadFocus) (byId(hadFocus) ?? byId('ask')).focus({preventScroll: true});
  }

  /** @param {string} verb */
  #group(verb) {
    const choices = this.choices.filter(choice => choice.verb === verb);
    const isLong = choices.length > SHORT_LIST && choices[0].parts.length > 0;
    const heading = isLong ? say('all-answers', {count: choices.length}) : choices[0].verb_label;
    const summary = make('summary', {}, heading);
    const group = make('details', {class: 'verb', 'data-verb-group': verb},
      summary, make('ul', {}, ...choices.map(choice => this.#item(choice))));
    group.open = !isLong || sessionStorage.getItem(`open-${verb}`) === 'yes';
    // Only what a person pressed is remembered: a list is also opened and folded by the page itself.
    if (isLong) summary.addEventListener('click', () => sessionStorage.setItem(`open-${verb}`, group.open ? 'no' : 'yes'));
    return group;
  }

  /** @param {Choice} choice */
  #item(choice) {
    const button = make('button', {type: 'submit', name: 'action', value: String(choice.id), id: `answer-${choice.id}`,
      'aria-describedby': `means-${choice.id}`}, choice.label);
    const means = make('span', {class: 'means', id: `means-${choice.id}`}, `${choice.effect} `,
      make('span', {class: 'clause'}, `${choice.clause} ${choice.title}`));
    return make('li', {}, button, means);
  }

  // --- the bar that says what is chosen, what it will do, and by which clause

  /** Show an answer that is only looked at.
   * @param {EventTarget | null} at */
  #peek(at) {
    if (!(at instanceof Element) || this.isBusy) return;
    const target = at.closest('#board [data-action], #answer-list button');
    const id = target?.getAttribute('data-action') ?? target?.getAttribute('value');
    const choice = id ? this.choices.find(choice => choice.id === Number(id)) : undefined;
    if (!choice) return;
    this.#tell(choice.label, choice.effect, choice);
    this.#push(choice.id === this.chosen?.id ? choice : undefined);
    for (const part of document.querySelectorAll('#board [data-part]')) {
      part.classList.toggle('looked', choice.parts.includes(part.getAttribute('data-part') ?? ''));
    }
  }

  #show() {
    for (const part of document.querySelectorAll('#board .looked')) part.classList.remove('looked');
    const choice = this.chosen;
    byId('bar').classList.toggle('set', Boolean(choice) && this.isYours);
    if (this.#complaint) this.#tell('', this.#complaint, undefined, 'wrong');
    else if (this.isBusy || !this.isYours) this.#tell('', '');
    else if (choice) this.#tell('', choice.effect, choice);
    else if (this.parts.size) this.#tellWhy();
    else this.#tell('', this.#help(), undefined, 'faint');
    this.#push(this.isBusy || !this.isYours ? undefined : choice);
  }

  /** What can be done here. */
  #help() {
    if (this.isCounsel) return say('mark-help');
    return say(this.choices.some(choice => choice.parts.length) ? 'hint-parts' : 'hint');
  }

  #tellWhy() {
    const order = [...document.querySelectorAll('#board [data-part]')].map(part => part.getAttribute('data-part') ?? '');
    const parts = [...this.parts].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    const notation = `${this.verb} ${parts.join('+')}`;
    const why = this.#reasons.get(notation);
    if (!why) {
      this.doors.why(notation);
      this.#tell('', '…', undefined, 'faint');
    } else if (this.#isBegun()) {
      this.#tell('', say('not-yet', {title: why.title, clause: why.clause}));
    } else {
      this.#tell('', why.sentence, undefined, 'wrong');
    }
  }

  /** @param {string} label @param {string} sentence @param {{clause: string, title: string}} [clause] @param {string} [mood] */
  #tell(label, sentence, clause, mood = '') {
    const words = [];
    if (label) words.push(make('strong', {}, label), ' ');
    if (sentence) words.push(make('span', {class: mood}, sentence));
    if (clause?.clause) {
      const rule = {class: 'clause', href: `${start.links.rules}#${clause.clause}`, target: '_blank', rel: 'noopener'};
      words.push(make('a', rule, `${clause.clause} · ${clause.title}`));
    }
    const bar = byId('bar-words');
    // Saying the same thing again would make a screen reader say it again.
    const said = make('div', {}, ...words);
    if (bar.innerHTML !== said.innerHTML) bar.replaceChildren(...said.childNodes);
  }

  /** @param {Choice | undefined} choice */
  #push(choice) {
    const button = byId('bar-confirm');
    const isKept = document.activeElement === button || document.activeElement === byId('bar-clear');
    button.hidden = !choice;
    button.textContent = choice ? this.doors.label(choice) : '';
    byId('bar-clear').hidden = this.isBusy || (this.armed === undefined && !this.parts.size);
    if (isKept && document.activeElement === document.body) byId('ask').focus({preventScroll: true});
  }

  // --- choosing

  /** @param {MouseEvent} event */
  #clicked(event) {
    if (!(event.target instanceof Element) || !event.target.closest('#board')) return;
    const target = nearest(event.clientX, event.clientY);
    if (target) this.#activate(target, /** @type {PointerEvent} */ (event).pointerType !== 'mouse');
  }

  /** @param {Element} target @param {boolean} [isTap] */
  #activate(target, isTap = false) {
    if (this.isBusy || !this.isYours) return;
    this.#complaint = '';
    const part = target.getAttribute('data-part');
    if (part) {
      const verb = target.getAttribute('data-verb') ?? '';
      if (verb !== this.verb) this.parts = new Set();
      this.verb = verb;
      this.armed = undefined;
      if (!this.parts.delete(part)) this.parts.add(part);
      this.refresh();
    } else {
      this.#choose(Number(target.getAttribute('data-action')), isTap);
    }
  }

  /** A tap only chooses; the second one answers. A pointer that hovers has seen already what will happen.
   * @param {number} id @param {boolean} isTap */
  #choose(id, isTap) {
    const choice = this.choices.find(choice => choice.id === id);
    if (!choice || this.isBusy) return;
    if (isTap && prefers.confirm && this.armed !== id) {
      this.armed = id;
      this.parts = new Set();
      this.refresh();
    } else {
      this.doors.send(choice);
    }
  }

  #confirm() {
    if (this.chosen && !this.isBusy) this.doors.send(this.chosen);
  }

  /** @param {SubmitEvent} event */
  #submitted(event) {
    event.preventDefault();
    const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
    if (button) this.#choose(Number(button.value), lastPointer === 'touch');
  }

  // --- the keyboard: the board is one stop, arrows go to the nearest answer in that direction

  #rove() {
    const targets = [...document.querySelectorAll(ON_BOARD)];
    const current = targets.find(target => target === document.activeElement) ?? targets[0];
    for (const target of targets) target.setAttribute('tabindex', target === current ? '0' : '-1');
  }

  /** @param {KeyboardEvent} event */
  #keyed(event) {
    lastPointer = '';
    if (event.key === 'Escape' && (this.armed !== undefined || this.parts.size)) this.#clear();
    const target = event.target instanceof Element ? event.target.closest(ON_BOARD) : null;
    if (!target) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) this.#activate(target);
    }
    const way = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[event.key];
    if (!way) return;
    event.preventDefault();
    const next = neighbour(target, way[0], way[1]);
    if (!(next instanceof SVGElement)) return;
    next.focus();
    this.#rove();
  }
}

let lastPointer = '';
addEventListener('pointerdown', event => { lastPointer = event.pointerType; }, true);

/** @param {Element} element @returns {[number, number]} */
function middle(element) {
  const matrix = /** @type {SVGGraphicsElement} */ (element).getScreenCTM();
  return [matrix?.e ?? 0, matrix?.f ?? 0];
}

/** Large targets overlap: among those under the finger the one whose middle is nearest is meant.
 * @param {number} x @param {number} y @returns {Element | undefined} */
function nearest(x, y) {
  /** @param {Element} target */
  const distance = target => Math.hypot(middle(target)[0] - x, middle(target)[1] - y);
  const under = document.elementsFromPoint(x, y).map(element => element.closest(ON_BOARD)).filter(target => target !== null);
  return [...new Set(under)].sort((a, b) => distance(a) - distance(b))[0];
}

/** @param {Element} from @param {number} dx @param {number} dy @returns {Element | undefined} */
function neighbour(from, dx, dy) {
  const [x, y] = middle(from);
  let best;
  let least = Infinity;
  for (const target of document.querySelectorAll(ON_BOARD)) {
    const [tx, ty] = middle(target);
    const along = (tx - x) * dx + (ty - y) * dy;
    const sideways = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    if (target !== from && along > 1 && along + 2 * sideways < least) [best, least] = [target, along + 2 * sideways];
  }
  return best;
}
