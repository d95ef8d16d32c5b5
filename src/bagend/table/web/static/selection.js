/** Selection: what is chosen so far of the answers that may be given. */

/** @typedef {{id: number, notation: string, label: string, verb: string, verb_label: string, parts: string[],
 *             thing: string, place: string}} Choice */

export class Selection {
  /** @type {Choice[]} */
  choices = [];
  /** The parts chosen so far, and the verb they belong to. */
  verb = '';
  /** @type {Set<string>} */
  parts = new Set();
  /** What is to be put somewhere, and where it was put in vain. */
  thing = '';
  missed = '';
  /** What belongs to every answer: it stays chosen. @type {Set<string>} */
  needed = new Set();
  /** The answer a first tap has chosen. @type {number | undefined} */
  armed;

  /** The answer that what is carried goes to this place.
   * @param {Element} place @returns {Choice | undefined} */
  carried(place) {
    const where = place.getAttribute('data-place');
    if (!where || !this.thing) return undefined;
    return this.choices.find(choice => choice.verb === this.verb && choice.thing === this.thing && choice.place === where);
  }

  /** The answer that is chosen now, if it is one. @returns {Choice | undefined} */
  get chosen() {
    if (this.armed !== undefined) return this.choices.find(choice => choice.id === this.armed);
    if (!this.parts.size) return undefined;
    return this.choices.find(choice => choice.verb === this.verb && choice.parts.length === this.parts.size &&
      choice.parts.every(part => this.parts.has(part)));
  }

  /** @param {string} verb @param {string} part */
  has(verb, part) { return this.verb === verb && (this.parts.has(part) || this.thing === part); }

  /** Whether some answer holds all that is chosen and this part too.
   * @param {string} verb @param {string} part */
  mayAdd(verb, part) {
    const chosen = this.verb === verb ? [...this.parts] : [];
    return this.choices.some(choice => choice.verb === verb && choice.parts.includes(part) &&
      chosen.every(other => choice.parts.includes(other)));
  }

  /** The answers of which what is chosen is the beginning. */
  begun() {
    return this.choices.filter(choice => choice.verb === this.verb && [...this.parts].every(part => choice.parts.includes(part)));
  }

  /** What belongs to every answer need not be chosen by hand. */
  preselect() {
    this.parts = new Set();
    this.needed = new Set();
    this.verb = this.thing = this.missed = '';
    const verbs = new Set(this.choices.map(choice => choice.verb));
    if (verbs.size !== 1) return;
    this.verb = this.choices[0].verb;
    if (this.choices.every(choice => choice.thing === this.choices[0].thing)) this.thing = this.choices[0].thing;
    this.needed = new Set(this.choices[0].parts.filter(part => this.choices.every(choice => choice.parts.includes(part))));
    this.parts = new Set(this.needed);
  }
}
