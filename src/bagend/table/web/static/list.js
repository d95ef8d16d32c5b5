/** List: every answer as a button with what it will do, one group for each verb. */
import {byId, make} from './page.js';
import {isRoomy} from './room.js';

/** @typedef {import('./answers.js').Choice} Choice */

/** Where there is little room, a list longer than this is folded if the same answers can be put together on the board. */
const SHORT_LIST = 4;

/** With labels no longer than this, two answers stand side by side. */
const BRIEF = 26;

/** @param {Choice[]} choices */
export function list(choices) {
  const shown = byId('answer-list');
  const hadFocus = shown.contains(document.activeElement) ? document.activeElement?.id ?? '' : '';
  const verbs = [...new Set(choices.map(choice => choice.verb))];
  shown.replaceChildren(...verbs.map(verb => groupOf(choices.filter(choice => choice.verb === verb), verbs.length === 1)));
  byId('choices').scrollTop = 0;
  if (hadFocus) (byId(hadFocus) ?? byId('ask')).focus({preventScroll: true});
}

/** The answers of one verb; where it is the only one, a roomy page needs no heading for it.
 * @param {Choice[]} choices
 * @param {boolean} isAlone */
function groupOf(choices, isAlone) {
  const {verb, verb_label, parts, thing} = choices[0];
  const isFolded = !isRoomy() && choices.length > SHORT_LIST && (parts.length > 0 || thing !== '');
  const summary = make('summary', {}, verb_label, ' ', make('span', {class: 'count'}, String(choices.length)));
  const isBrief = choices.length > 1 && choices.every(choice => choice.label.length <= BRIEF);
  const group = make('details', {class: isBrief ? 'verb brief' : 'verb', 'data-verb-group': verb}, summary, make('ul', {}, ...choices.map(itemOf)));
  const kept = sessionStorage.getItem(`open-${verb}`);
  group.open = (isAlone && isRoomy()) || (kept ? kept === 'yes' : !isFolded);
  // Only what a person pressed is remembered: a list is also opened and folded by the page itself.
  summary.addEventListener('click', () => sessionStorage.setItem(`open-${verb}`, group.open ? 'no' : 'yes'));
  return group;
}

/** @param {Choice} choice */
function itemOf(choice) {
  const button = make('button', {type: 'submit', name: 'action', value: String(choice.id), id: `answer-${choice.id}`,
    'aria-describedby': `means-${choice.id}`}, choice.label);
  return make('li', {}, button, make('span', {class: 'means', id: `means-${choice.id}`}));
}
