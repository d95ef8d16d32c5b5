/** Hints: the best answers of a hint and what the others suggest, on the list, on the board and in words. */
import {byId, make, say} from './page.js';

/** @typedef {{ply: number, rough: boolean, sentence: string, answers: {id: number, place: number, label: string, chance: string}[]}} Hint */
/** @typedef {{seat: number, name: string, action: number, own: boolean, sentence: string}} Suggestion */

const SVG = 'http://www.w3.org/2000/svg';

/** Each seat's flag has a shape of its own. */
const FLAGS = ['M0 0h18v14h-18z', 'M0 0h21l-5 7 5 7h-21z', 'M0 0h14l8 7-8 7h-14z', 'M0 0h12a7 7 0 0 1 0 14h-12z'];

/** A star with eight points, in which a number stands. */
const STAR = Array.from({length: 16}, (_, i) => {
  const far = i % 2 ? 10.5 : 14;
  return `${(far * Math.sin(i * Math.PI / 8)).toFixed(1)},${(-far * Math.cos(i * Math.PI / 8)).toFixed(1)}`;
}).join(' ');

export class Hints {
  /** @type {Hint | undefined} */
  #hint;
  /** @type {Suggestion[]} */
  #suggestions = [];
  /** @type {any[]} */
  #choices = [];
  #isThinking = false;
  #ply = -1;

  /** A question, or the same with other suggestions.
   * @param {any} question */
  ask(question) {
    if (this.#ply !== question.ply) {
      this.#hint = undefined;
      this.#isThinking = false;
    }
    this.#ply = question.ply;
    this.#suggestions = question.suggestions;
    this.#choices = question.choices;
    this.refresh();
  }

  /** Somebody asked for a hint. */
  think() {
    this.#isThinking = true;
    this.#say();
  }

  /** No hint will come now. */
  rest() {
    this.#isThinking = false;
    this.#say();
  }

  /** The question is answered: advice for it is of no use. */
  forget() {
    this.#hint = undefined;
    this.refresh();
  }

  /** @param {Hint} hint */
  hear(hint) {
    this.#isThinking = false;
    if (hint.ply === this.#ply) this.#hint = hint;
    this.refresh();
    const best = byId(`answer-${hint.answers[0]?.id}`);
    const fold = best?.closest('details');
    if (fold) fold.open = true;
  }

  /** What this browser itself suggests. */
  get own() { return this.#suggestions.find(each => each.own)?.action; }

  /** The list or the board was drawn anew. */
  refresh() {
    for (const old of document.querySelectorAll('#answer-list .tip, #answer-list .flag, #board .badge')) old.remove();
    for (const target of document.querySelectorAll('#board [aria-description]')) target.removeAttribute('aria-description');
    for (const choice of this.#choices) this.#label(choice);
    for (const target of document.querySelectorAll('#board [data-action], #board [data-part], #board [data-thing]')) this.#badge(target);
    this.#say();
  }

  #say() {
    const said = make('div', {}, ...this.#best(), ...this.#suggestions.map(each => make('p', {}, each.sentence)));
    const hints = byId('hints');
    // Saying the same thing again would make a screen reader say it again.
    if (hints.textContent !== said.textContent) hints.replaceChildren(...said.childNodes);
  }

  /** The hint in words: whole for the ear, and for the eye one line for each answer. */
  #best() {
    if (this.#isThinking) return [make('p', {}, say('hint-thinking'))];
    if (!this.#hint) return [];
    if (this.#hint.rough) return [make('p', {}, this.#hint.sentence)];
    const lines = this.#hint.answers.map(({place, label, chance}) => make('li', {}, make('span', {class: 'tip-place'}, String(place)),
      make('span', {class: 'best-answer'}, label), make('span', {class: 'best-chance'}, chance)));
    return [make('p', {class: 'unseen'}, this.#hint.sentence), make('div', {class: 'best-head', 'aria-hidden': 'true'}, say('hint-best')), make('ol', {class: 'best', 'aria-hidden': 'true'}, ...lines)];
  }

  /** @param {any} choice */
  #label(choice) {
    const button = byId(`answer-${choice.id}`);
    if (!button) return;
    for (const {id, place, chance} of this.#hint?.answers ?? []) {
      if (id !== choice.id) continue;
      button.append(make('span', {class: 'tip'}, make('span', {class: 'unseen'}, ` ${say('hint-ask')} `),
        make('span', {class: 'tip-place'}, String(place)), ` ${chance}`));
    }
    for (const each of this.#suggestions) {
      if (each.action === choice.id) button.append(make('span', {class: 'flag', 'data-flag': String(each.seat % 4)}, each.own ? say('you') : each.name));
    }
  }

  /** @param {Element} target */
  #badge(target) {
    const tips = (this.#hint?.answers ?? []).filter(answer => this.#isOn(target, answer.id));
    const suggestions = this.#suggestions.filter(each => this.#isOn(target, each.action));
    if (!tips.length && !suggestions.length) return;
    const words = [...tips.map(({place, chance}) => `${say('hint-ask')} ${place}: ${chance}`), ...suggestions.map(each => each.sentence)];
    target.setAttribute('aria-description', words.join(' '));
    const shape = /** @type {SVGGraphicsElement} */ (target.querySelector('.glow') ?? target);
    const box = shape.getBBox();
    const matrix = /** @type {SVGGraphicsElement} */ (target).getScreenCTM();
    const unit = 1 / (Math.hypot(matrix?.a ?? 1, matrix?.b ?? 0) || 1);
    const badges = [...tips.map(tip => star(tip.place)), ...suggestions.map(each => flag(each))];
    // In the corner of the piece itself: at its edge a badge would lie between two of them.
    const inset = Math.min(13 * unit, 0.3 * box.width, 0.3 * box.height);
    badges.forEach((badge, i) => {
      const x = box.x + inset + i * 25 * unit;
      badge.setAttribute('transform', `translate(${x},${box.y + inset}) scale(${unit})`);
    });
    target.append(...badges);
  }

  /** Whether a target on the board is this answer, or a part of it.
   * @param {Element} target @param {number} action */
  #isOn(target, action) {
    const {part, thing, verb} = /** @type {SVGElement} */ (target).dataset;
    if (!part && !thing) return Number(target.getAttribute('data-action')) === action;
    const choice = this.#choices.find(choice => choice.id === action);
    return Boolean(choice) && choice.verb === verb && (part ? choice.parts.includes(part) : choice.thing === thing);
  }
}

/** @param {number} place */
const star = place => draw('g', {class: 'badge tip-star', 'aria-hidden': 'true'},
  draw('polygon', {points: STAR}), draw('text', {y: '5'}, String(place)));

/** @param {Suggestion} each */
const flag = each => draw('g', {class: 'badge suggestion-flag', 'data-flag': String(each.seat % 4), 'aria-hidden': 'true'},
  draw('path', {class: 'pole', d: 'M0 -14v26'}),
  draw('path', {class: 'cloth', d: FLAGS[each.seat % 4], transform: 'translate(0,-14)'}),
  draw('text', {x: '8', y: '-2.5'}, [...each.name][0]));

/** @param {string} name @param {Record<string, string>} attributes @param {...(string | Node)} children @returns {SVGElement} */
function draw(name, attributes, ...children) {
  const element = /** @type {SVGElement} */ (document.createElementNS(SVG, name));
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
