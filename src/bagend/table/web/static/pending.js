/** Pending: what was chosen but not confirmed is still chosen after the page was loaded again, if it may still be. */
import {start} from './page.js';

const PLACE = `bagend-choice-${location.pathname}`;

/** @typedef {import('./answers.js').Answers} Answers */

/** @param {Answers} answers @param {() => any} asked the question that is asked now */
export function keepChoice(answers, asked) {
  restore(answers);
  const save = () => {
    const {verb, thing, armed} = answers;
    const isBegun = !answers.isBusy && answers.isYours && (armed !== undefined || answers.parts.size > 0 || thing !== '');
    const {ply, seat} = asked();
    try {
      if (isBegun) sessionStorage.setItem(PLACE, JSON.stringify({ply, seat, verb, thing, armed, parts: [...answers.parts]}));
      else sessionStorage.removeItem(PLACE);
    } catch { /* a private window forgets */ }
  };
  addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', () => { if (document.hidden) save(); });
}

/** @param {Answers} answers */
function restore(answers) {
  /** @type {any} */
  let kept = null;
  try {
    kept = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null');
    sessionStorage.removeItem(PLACE);
  } catch { return; }
  const {question} = start;
  // At a shared screen nobody knows who looks now.
  if (!kept || question.hand || kept.ply !== question.ply || kept.seat !== question.seat) return;
  const {verb, thing, armed, parts} = kept;
  const isAnswer = armed === undefined || answers.choices.some(choice => choice.id === armed);
  const isBeginning = !parts.length && !thing || answers.choices.some(choice => choice.verb === verb &&
    parts.every((/** @type {string} */ part) => choice.parts.includes(part)) && (!thing || choice.thing === thing));
  if (!isAnswer || !isBeginning) return;
  Object.assign(answers, {verb, thing, armed, parts: new Set(parts)});
  answers.refresh();
}
