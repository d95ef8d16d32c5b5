/** Bar: the words that say what is chosen, what it will do, and by which clause. */
import {byId, make, start} from './page.js';

/** @param {string} label @param {string} sentence @param {{clause: string, title: string}} [clause] @param {string} [mood] */
export function tell(label, sentence, clause, mood = '') {
  const words = [];
  if (label) words.push(make('strong', {}, label), ' ');
  if (sentence) words.push(make('span', {class: mood}, sentence));
  if (clause?.clause) {
    const rule = {class: 'clause', href: `${start.links.rules}#${clause.clause}`, target: '_blank', rel: 'noopener'};
    words.push(make('a', rule, clause.title));
  }
  const bar = byId('bar-words');
  // Saying the same thing again would make a screen reader say it again.
  const said = make('div', {}, ...words);
  if (bar.innerHTML !== said.innerHTML) bar.replaceChildren(...said.childNodes);
  reach(bar);
}

/** Words that do not fit are scrolled to, by keys too.
 * @param {HTMLElement} bar */
function reach(bar) {
  if (bar.scrollHeight > bar.clientHeight + 1) bar.tabIndex = 0;
  else bar.removeAttribute('tabindex');
}

new ResizeObserver(() => reach(byId('bar-words'))).observe(byId('bar-words'));
