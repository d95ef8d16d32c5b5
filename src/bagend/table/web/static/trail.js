/** Trail: what the last turn changed on the board stays marked until the next one changes something. */
import {changedSince} from './flip.js';
import {byKey, mark} from './marks.js';
import {byId} from './page.js';
import {turnToPane} from './panes.js';

/** More pieces than this in a frame, or in a turn, are dealt, not moved. */
const DEALT = 6, DEALT_IN_A_TURN = 8;

let seat = '';
/** @type {Set<string>} */
let keys = new Set();

/** A frame of the story changed these pieces. What is seen when a turn begins was done before.
 * @param {string} doer @param {string[]} changed @param {boolean} isTurn */
export function follow(doer, changed, isTurn) {
  mark('last', []);
  if (!isTurn && doer !== seat) {
    keys = new Set();
    seat = doer;
  }
  if (changed.length > DEALT) return;
  for (const key of changed) keys.add(key);
  turnToPane(changed.map(key => byId('board').querySelector(byKey(key))));
}

/** What comes now leaves a trail of its own. */
export function beginTrail() {
  seat = '';
  keys = new Set();
}

/** What was put away since is not worth a mark any more. */
export function showTrail() { mark('last', keys.size > DEALT_IN_A_TURN ? [] : [...keys].map(key => `${byKey(key)}:not([data-idle])`)); }

/** How many turns are looked at for one that changed something: the last may only have begun. */
const TURNS = 3;

/** The frames before the last turns, as the log tells them, the newest first. Whoever plays alone takes one turn after the
 * other: there each line is a turn.
 * @param {boolean} isAlone @returns {number[]} */
export function beforeLastTurns(isAlone) {
  const first = isAlone ? '.turn[data-seat] [data-seq]' : '.turn[data-seat] ol > :first-child';
  return [...byId('log-lines').querySelectorAll(first)].slice(-TURNS).reverse().map(line => Number(line.getAttribute('data-seq')) - 1);
}

/** The page was loaded again: what is otherwise now than in these drawings, which were made before the last turn.
 * @param {Record<string, string>} regions @returns {boolean} whether anything is */
export function recall(regions) {
  const changed = changedSince(regions);
  keys = new Set(changed);
  showTrail();
  return changed.length > 0;
}
