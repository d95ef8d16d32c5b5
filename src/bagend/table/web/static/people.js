/** People: names, greetings, clocks, links to share, and being told of one's turn. The table knows them by this door. */
import {bindClocks, setTime, startClocks} from './clock.js';
import {bindReactions, offerReactions, showReaction} from './reactions.js';
import {byId, remember, remembered, say, start} from './page.js';
import {bindShare} from './share.js';
import {bindTurn, tellTurn} from './turn.js';

Object.assign(start.words, JSON.parse(byId('people-words').textContent));

/** @typedef {{key: string, name: string, person: string, you: boolean, player: string}} Seat */

/** What a person was last called here, so that they need not say it again in the next match. */
const NAME = 'name';

/** @param {{tell: (message: any) => void, isOpen: () => boolean, announce: (sentence: string, time: number) => void}} doors */
export function bindPeople({tell, isOpen, announce}) {
  /** The name that was sent, until it is known whether it was taken. @type {{seat: string, name: string} | undefined} */
  let sent;
  let isIntroduced = false;

  bindReactions(kind => tell({type: 'react', kind}));
  bindShare();
  bindTurn();
  bindClocks();
  byId('people').addEventListener('submit', (/** @type {SubmitEvent} */ event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    // As the table will keep it: see names.py.
    const name = (form.querySelector('input')?.value ?? '').trim().replace(/ +/g, ' ').normalize();
    if (forms().length === 1) remember(NAME, name);
    if (!isOpen()) return;
    event.preventDefault();
    sent = {seat: form.dataset.name ?? '', name};
    note('');
    tell({type: 'name', ...sent});
  });

  return {
    /** @param {any} asked @param {any} before */
    ask(asked, before) {
      startClocks();
      offerReactions(asked.seats);
      tellTurn(asked, before);
      nameTurns(asked.seats);
      forgetRule(asked);
      const mine = asked.seats.filter((/** @type {Seat} */ seat) => seat.you);
      const taken = sent && mine.find((/** @type {Seat} */ seat) => seat.key === sent?.seat && seat.person === sent.name);
      if (taken) {
        sent = undefined;
        note(say('name-saved'));
      }
      for (const seat of mine) fillIn(seat);
      const name = remembered(NAME, '');
      if (isIntroduced || !isOpen() || asked.over || mine.length !== 1) return;
      isIntroduced = true;
      if (name && !mine[0].person) tell({type: 'name', name, seat: mine[0].key});
    },

    /** Whether a message was meant for what is here.
     * @param {any} message */
    hear(message) {
      if (message.type === 'now') setTime(message.now);
      else if (message.type === 'reaction') showReaction(message);
      else if (message.type === 'refusal' && message.of === 'react') announce(message.sentence, 4000);
      else if (message.type === 'refusal' && message.of === 'name') refused(message.sentence);
      else return false;
      return true;
    },
  };

  /** @param {string} sentence */
  function refused(sentence) {
    // A name that was only brought along from the last match is quietly left out.
    if (sent) note(sentence, 'wrong');
    sent = undefined;
  }
}

/** @returns {HTMLFormElement[]} */
const forms = () => [...document.querySelectorAll('form[data-name]')].map(form => /** @type {HTMLFormElement} */ (form));

/** @param {string} sentence @param {string} [mood] */
function note(sentence, mood = '') {
  byId('name-note').textContent = sentence;
  byId('name-note').className = `name-note ${mood}`;
}

/** What one is called, where one can change it: unless one is just doing so.
 * @param {Seat} seat */
function fillIn(seat) {
  const input = byId(`name-${seat.key}`);
  if (!input || input === document.activeElement || input.dataset.known === seat.person) return;
  input.dataset.known = input.value = seat.person;
}

/** Whoever has moved once knows the clock; it says again what it does when it is pointed at.
 * @param {{seats: Seat[], over: boolean}} asked */
function forgetRule({seats, over}) {
  const rule = byId('clock-rule');
  if (rule) rule.hidden = over || seats.some(seat => seat.you && byId('log-lines').querySelector(`[data-seat="${seat.key}"]`));
}

/** Whoever has a name now did also what the log tells.
 * @param {Seat[]} seats */
function nameTurns(seats) {
  for (const {key, name, person} of seats) {
    const heading = person ? `${name} · ${person}` : name;
    for (const turn of byId('log-lines').querySelectorAll(`[data-seat="${key}"] .turn-name`)) {
      if (turn.textContent !== heading) turn.textContent = heading;
    }
  }
}
