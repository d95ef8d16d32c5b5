/** List: every answer as a button with what it will do, one group for each verb. */
import {byId, make, say} from './page.js';

/** @typedef {import('./answers.js').Choice} Choice */

/** A list longer than this is folded when the same answers can be put together on the board. */
const SHORT_LIST = 4;

/** @param {Choice[]} choices @param {string} otherwise what is said if there is nothing to answer */
export function list(choices, otherwise) {
  const shown = byId('answer-list');
  const hadFocus = shown.contains(document.activeElement) ? document.activeElement?.id ?? '' : '';
  const verbs = [...new Set(choices.map(choice => choice.verb))];
  shown.replaceChildren(...verbs.map(verb => groupOf(choices.filter(choice => choice.verb === verb))));
  if (!choices.length && otherwise) shown.append(make('p', {class: 'hint'}, otherwise));
  if (hadFocus) (byId(hadFocus) ?? byId('ask')).focus({preventScroll: true});
}

/** The answers of one verb.
 * @param {Choice[]} choices */
function groupOf(choices) {
  const {verb, verb_label, parts, thing} = choices[0];
  const isLong = choices.length > SHORT_LIST && (parts.length > 0 || thing !== '');
  const heading = isLong ? say('all-answers', {count: choices.length}) : verb_label;
  const summary = make('summary', {}, heading);
  const group = make('details', {class: 'verb', 'data-verb-group': verb}, summary, make('ul', {}, ...choices.map(itemOf)));
  group.open = !isLong || sessionStorage.getItem(`open-${verb}`) === 'yes';
  // Only what a person pressed is remembered: a list is also opened and folded by the page itself.
  if (isLong) summary.addEventListener('click', () => sessionStorage.setItem(`open-${verb}`, group.open ? 'no' : 'yes'));
  return group;
}

/** @param {Choice} choice */
function itemOf(choice) {
  const button = make('button', {type: 'submit', name: 'action', value: String(choice.id), id: `answer-${choice.id}`,
    'aria-describedby': `means-${choice.id}`}, choice.label);
  return make('li', {}, button, make('span', {class: 'means', id: `means-${choice.id}`}));
}
