/** Explanations: what each answer will do. The server is asked when somebody first looks at one of them. */
import {byId, make} from './page.js';

/** @typedef {{id: number, effect: string, clause: string, title: string, touches: string[]}} Explanation */

export class Explanations {
  /** @type {Map<number, Explanation>} */
  #found = new Map();
  #isAsked = false;
  #question = '';

  /** @param {() => boolean} explain asks the server; whether it could be asked */
  constructor(explain) {
    this.explain = explain;
  }

  /** A question, perhaps the one before.
   * @param {any} question */
  ask(question) {
    const asked = `${question.ply} ${question.choices.map((/** @type {any} */ choice) => choice.id)}`;
    if (asked !== this.#question) {
      this.#found.clear();
      this.#isAsked = false;
    }
    this.#question = asked;
    this.#describe();
  }

  /** @param {Explanation[]} found */
  hear(found) {
    this.#found = new Map(found.map(each => [each.id, each]));
    this.#describe();
  }

  reconnected() { this.#isAsked = false; }

  /** What an answer will do; nothing yet if the server has not said so.
   * @param {number} id @returns {Explanation | undefined} */
  of(id) {
    const found = this.#found.get(id);
    if (!found && !this.#isAsked) this.#isAsked = this.explain();
    return found;
  }

  /** Beside each answer of the list. */
  #describe() {
    for (const {id, effect, title} of this.#found.values()) {
      byId(`means-${id}`)?.replaceChildren(`${effect} `, make('span', {class: 'clause'}, title));
    }
  }
}
