/** Chairs: who sits where, what they own, and how near they are to winning. */
import {byId, draw, make, say, start} from './page.js';

/** @param {any} meter */
function meterOf(meter) {
  const shown = meter.is_left ? meter.goal - meter.value : meter.value;
  const bar = draw('svg', {class: 'meter-bar', viewBox: `0 0 ${meter.goal} 1`, preserveAspectRatio: 'none', 'aria-hidden': 'true'},
    draw('rect', {class: 'meter-way', width: meter.goal, height: 1}), draw('rect', {class: 'meter-done', width: shown, height: 1}));
  const moods = `${meter.is_loss ? ' loss' : ''}${meter.is_foremost ? ' foremost' : ''}${meter.is_near ? ' near' : ''}${meter.value >= meter.goal ? ' reached' : ''}`;
  return make('li', {class: `meter${moods}`, 'data-tip': meter.line}, make('span', {class: 'meter-label'}, meter.label), bar,
    make('span', {class: 'meter-value', 'aria-hidden': 'true'}, `${shown}/${meter.goal}`), make('span', {class: 'unseen'}, meter.line));
}

/** @param {any[]} meters */
const metersOf = meters => meters.length ? [make('ul', {class: 'meters'}, ...meters.map(meterOf))] : [];

/** @param {any} holding */
function holdingOf({symbol, amount, label}) {
  const drawn = symbol ? [draw('svg', {viewBox: '-16 -16 32 32', 'aria-hidden': 'true'}, draw('use', {href: `#${symbol}`}))] : [];
  return make('li', {'data-tip': label}, ...drawn, make('span', {'aria-hidden': 'true'}, amount), make('span', {class: 'unseen'}, label));
}

const asked = () => make('span', {class: 'chair-asked'}, make('span', {class: 'unseen'}, ` ${say('asked')}`));

/** How far a bot is with its thinking, as far as anybody can say: by the time that its level usually takes.
 * @param {number} seconds */
function thinking(seconds) {
  const bar = make('span', {class: 'chair-thinks', 'aria-hidden': 'true'});
  bar.style.setProperty('--usual', `${seconds}s`);
  return bar;
}

/** @param {any} seat */
const nameOf = ({person, you, present}) => you ? say('named-you', {name: person}) : present ? person : say('named-away', {name: person});

/** @param {any} seat */
function clockOf({clock, you}) {
  const {left, since} = clock;
  return make('span', {class: 'chair-clock', role: 'timer', 'data-left': String(left), 'data-tip': start.clock_rule,
    ...(since === null ? {} : {'data-since': String(since)}), ...(you ? {'data-own': 'yes'} : {})});
}

/** @param {any} seat */
function chairOf(seat) {
  const player = seat.person ? nameOf(seat) : seat.you ? say('you') : seat.player === 'bot' ? seat.label :
    seat.player === 'open' ? say('open') : say(seat.present ? 'person' : 'away');
  const head = make('p', {class: 'chair-head'}, make('span', {class: 'chair-name'}, seat.name), ' ', make('span', {class: `chair-player${seat.person ? ' named' : ''}`, ...(seat.person ? {'data-tip': player} : {})}, player));
  if (seat.asked) head.append(asked());
  if (seat.clock) head.append(clockOf(seat));
  if (seat.asked && seat.thinks) head.append(thinking(seat.thinks));
  const chair = make('li', {class: `chair${seat.asked ? ' asked' : ''}${seat.you ? ' own' : ''}${seat.present || seat.you ? '' : ' away'}`, 'data-seat': seat.key, 'data-hue': seat.hue}, head);
  count(chair, seat);
  return chair;
}

/** What a seat owns, and how near it is to winning.
 * @param {any} chair @param {any} tally */
function count(chair, {meters, holdings}) {
  for (const old of chair.querySelectorAll('.holdings, .meters')) old.remove();
  if (meters.length) chair.dataset.tip = meters.map((/** @type {any} */ meter) => meter.line).join(' ');
  if (holdings.length) chair.append(make('ul', {class: 'holdings'}, ...holdings.map(holdingOf)));
  chair.append(...metersOf(meters));
}

/** The same of all, at the moment that the board shows.
 * @param {any} tallies */
export function tally({seats, dangers}) {
  for (const chair of byId('seats').children) if (seats[chair.dataset.seat]) count(chair, seats[chair.dataset.seat]);
  byId('dangers').replaceChildren(...metersOf(dangers));
}

/** @param {any} question */
export const talliesOf = ({seats, dangers}) => ({seats: Object.fromEntries(seats.map((/** @type {any} */ seat) => [seat.key, seat])), dangers});

/** @param {any} question */
export function chairs(question) {
  byId('seats').replaceChildren(...question.seats.map(chairOf));
  byId('dangers').replaceChildren(...metersOf(question.dangers));
  const open = question.seats.filter((/** @type {any} */ seat) => seat.player === 'open');
  byId('invites').hidden = !open.length;
  byId('invite-list').replaceChildren(...open.map((/** @type {any} */ seat) => invite(seat)));
}

/** While a story is told, it is the turn of whoever it tells of.
 * @param {string} key */
export function turnTo(key) {
  for (const chair of byId('seats').children) {
    const isTheirs = chair.dataset.seat === key;
    chair.classList.toggle('asked', isTheirs);
    chair.querySelector('.chair-asked')?.remove();
    if (isTheirs) chair.querySelector('.chair-head').append(asked());
  }
}

/** @param {any} seat */
function invite(seat) {
  const line = make('li', {}, make('span', {class: 'invite-name'}, seat.name));
  if (!seat.link) return line.append(make('span', {}, say('open'))), line;
  const address = new URL(seat.link, location.href).href;
  const shown = make('input', {type: 'text', readonly: '', value: address, 'aria-label': say('invite-of', {seat: seat.name})});
  line.append(shown, make('button', {type: 'button', class: 'small-push', 'data-copy': seat.link}, say('copy')),
    make('button', {type: 'button', class: 'small-push', 'data-share': seat.link, 'data-qr': `${start.links.here}/qr/${seat.key}.svg`}, say('share-open')));
  return line;
}
