/** The table: joins the line to the server, the queue of frames, and the answers. */
import './app.js';
import {ON_BOARD} from './aim.js';
import {Answers} from './answers.js';
import {catchUp, miss, see} from './away.js';
import {chairs, turnTo} from './chairs.js';
import {Curtain} from './curtain.js';
import {end} from './ending.js';
import {Explorer} from './explore.js';
import {backToNow, keepPhase, reshape, showPast} from './flip.js';
import {Hints} from './hints.js';
import {bindLog, log, scrollLog} from './log.js';
import {byKey, mark, remark} from './marks.js';
import {bindCopying, bindMenus, bindSettings, byId, isStill, make, remember, remembered, say, start} from './page.js';
import {turnToPane} from './panes.js';
import {keepChoice} from './pending.js';
import {bindPeople} from './people.js';
import {Pieces} from './pieces.js';
import {Queue} from './queue.js';
import {Socket} from './socket.js';
import {sound} from './sound.js';
import {bindTips} from './tip.js';

const roomy = matchMedia('(min-width: 1250px)');
const shape = () => roomy.matches ? 'wide' : 'tall';

const name = document.title;

for (const id of ['in-words', 'fairness']) {
  const fold = byId(id);
  fold.open = remembered(`open-${id}`, false);
  fold.addEventListener('toggle', () => remember(`open-${id}`, fold.open));
}

/** The question to ask once the story is told. @type {any} */
let next;
/** The question that is asked now. @type {any} */
let question = start.question;
/** Whoever offers a rematch goes there at once. */
let wantsRematch = false;
let shownShape = start.board.shape;
/** Through whose eyes this page looks, and whose private lines are in its log. */
let {eyes, whose} = start;
/** Whether the board has changed since the last question, or nothing was asked yet. */
let isNews = true;

/** What the last turn changed on the board. @type {{seat: string, keys: Set<string>}} */
let trail = {seat: '', keys: new Set()};

/** Whether the next frame only repeats what this person just did; what comes of it is news to them as well. */
let hasAnswered = false;

/** More pieces than this are dealt, not moved. */
const DEALT = 6;

const hints = new Hints();
const answers = new Answers({
  send: choice => {
    if (question.suggest) return suggest(choice);
    answers.rest();
    hasAnswered = true;
    // Whoever plays alone takes one turn after the other: each answer leaves a trail of its own.
    trail = {seat: '', keys: new Set()};
    socket.say({type: 'answer', action: choice.id, ply: question.ply}, true);
    if (!socket.isOpen) announce(say('sending'));
  },
  label: choice => !question.suggest ? choice.label :
    say(hints.own === choice.id ? 'withdraw-as' : 'suggest-as', {answer: choice.label}),
  why: notation => socket.say({type: 'why', notation}),
  explain: () => {
    socket.say({type: 'explain', ply: question.ply});
    return socket.isOpen;
  },
});

const curtain = new Curtain({
  isOpen: () => socket.isOpen,
  hand: () => {
    // If this is never heard, the page comes back with nobody's eyes all the same.
    eyes = '';
    socket.say({type: 'hand'});
  },
  lift: seat => socket.say({type: 'lift', seat}),
});

const pieces = new Pieces(keys => {
  socket.say({type: 'about', keys});
  return socket.isOpen;
});

/** What is said of anything that is pointed at.
 * @param {Element} target @returns {import('./tip.js').Said | 'later' | undefined} */
function said(target) {
  const {about, tip} = /** @type {HTMLElement} */ (target).dataset;
  if (tip) return {lines: [tip]};
  const choice = target.matches(`${ON_BOARD}, #answer-list button`) ? answers.said(target) : undefined;
  const key = about ?? (target.matches(ON_BOARD) ? pieceUnder(target) : undefined);
  const piece = key ? pieces.of(key) : undefined;
  if (!choice) return piece;
  if (choice === 'later' || !piece || piece === 'later') return choice;
  return {...choice, also: [piece.title, ...piece.lines]};
}

/** What is drawn under an answer; a plate with words is about itself, not about what it lies on.
 * @param {Element} target */
function pieceUnder(target) {
  if (target.querySelector('.plate')) return undefined;
  const box = (target.querySelector('.glow, .target') ?? target).getBoundingClientRect();
  const under = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return under.find(element => element.closest('[data-about]'))?.closest('[data-about]')?.getAttribute('data-about') ?? undefined;
}

const retip = bindTips(said);
const explorer = new Explorer(said);

/** @param {string} key */
const seatOf = key => question.seats.find((/** @type {any} */ seat) => seat.key === key);

const queue = new Queue({
  log: frames => log(frames, seatOf),
  missed: frames => { if (document.hidden) miss(frames.map(frame => frame.caption).filter(Boolean)); },
  isOwn: () => {
    const isEcho = hasAnswered;
    hasAnswered = false;
    return isEcho;
  },
  shown: (frame, changed) => {
    lookBack(false);
    if (frame.caption) byId('story').textContent = frame.caption;
    if (frame.seat) tellTurn(frame.seat);
    if (frame.caption) banner(frame.is_highlight ? frame.caption : '');
    follow(frame.seat, changed.keys);
    byId('skip').hidden = false;
    pieces.forget();
    answers.refresh();
    sound(frame.sound, changed.rolled);
  },
  rest: () => {
    byId('skip').hidden = true;
    see(queue.last);
    if (next) ask(next);
  },
}, start.seq);

/** Whose turn the story tells of: never somebody else's name in the heading.
 * @param {string} key */
function tellTurn(key) {
  const seat = seatOf(key);
  const mine = question.seats.filter((/** @type {any} */ each) => each.you);
  head(seat?.you && mine.length === 1 ? say('turn-own') : say('turn', {seat: seat?.called ?? ''}));
  turnTo(key);
}

/** The heading has its room: the longer a sentence is, the smaller it is written.
 * @param {string} sentence */
function head(sentence) {
  byId('ask').textContent = sentence;
  byId('ask').dataset.lines = sentence.length > 110 ? 'many' : sentence.length > 56 ? 'some' : 'few';
}

/** What decides something stands over the board until somebody goes on.
 * @param {string} caption */
function banner(caption) {
  byId('banner').textContent = caption;
  byId('banner').hidden = !caption;
}

/** What a turn changed stays marked until the next one changes something.
 * @param {string} seat @param {string[]} keys */
function follow(seat, keys) {
  mark('last', []);
  if (seat !== trail.seat) trail = {seat, keys: new Set()};
  if (keys.length > DEALT) return;
  for (const key of keys) trail.keys.add(key);
  turnToPane(keys.map(key => byId('board').querySelector(byKey(key))));
}

/** Show the board as it stood before, or as it is.
 * @param {boolean} isPast */
function lookBack(isPast) {
  if (!isPast) backToNow();
  byId('past').hidden = !isPast;
  document.body.classList.toggle('looking-back', isPast);
  for (const line of document.querySelectorAll('.log [aria-current]')) line.removeAttribute('aria-current');
  remark();
}

const socket = new Socket({
  address: () => {
    const address = new URL(start.links.socket, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    address.searchParams.set('since', String(shownShape === shape() ? queue.last : 0));
    address.searchParams.set('shape', shape());
    address.searchParams.set('sections', byId('in-words').open ? 'yes' : '');
    address.searchParams.set('eyes', eyes);
    address.searchParams.set('whose', whose);
    return address.href;
  },
  hear: message => {
    if (people.hear(message)) return;
    if (message.type === 'update') update(message);
    else if (message.type === 'why') answers.because(message);
    else if (message.type === 'explanations') { if (message.ply === question.ply) { answers.explained(message.answers); retip(); } }
    else if (message.type === 'pieces') { if (message.seq === queue.last && !queue.isPlaying) { pieces.hear(message.pieces); retip(); explorer.tell(); } }
    else if (message.type === 'past') past(message);
    else if (message.type === 'hint') hints.hear(message);
    else if (message.type === 'refusal') refused(message);
  },
  state: (state, tries) => {
    byId('wire').dataset.state = state;
    if (state === 'open') {
      answers.reconnected();
      pieces.forget();
    }
    else hints.rest();
    if (state === 'gone') announce(say('gone'));
    else if (state === 'lost') announce(tries > 1 ? say('lost-line') : '');
    else if (byId('wire').textContent) announce(say('back'), 2500);
  },
});

const people = bindPeople({tell: message => socket.say(message), isOpen: () => socket.isOpen, announce});

/** @type {ReturnType<typeof setTimeout> | undefined} */
let clearing;

/** @param {string} sentence @param {number} [time] */
function announce(sentence, time = 0) {
  clearTimeout(clearing);
  byId('wire').textContent = sentence;
  if (time) clearing = setTimeout(() => { byId('wire').textContent = ''; }, time);
}

/** @param {any} message */
function update(message) {
  // Only what is new about the question is sent; the first message of a line holds all of it.
  next = {...(next ?? question), ...message.question};
  const isDrawn = message.frames.some((/** @type {any} */ frame) => Object.keys(frame.regions).length);
  isNews ||= Boolean(message.board || isDrawn);
  // An update that says nothing new is a sign that what was said was heard.
  const isSign = !message.board && !message.frames.length && !Object.keys(message.question).length;
  if (isSign || next.ply > question.ply) socket.settle();
  if (!next.hand || curtain.admits(message.eyes)) ({eyes, whose} = message);
  if (message.anew) forget();
  if (message.board) {
    const all = message.frames[message.frames.length - 1];
    // The frames before it only tell what happened since; those this page has passed it has told already.
    const unheard = message.frames.filter((/** @type {any} */ frame) => frame.seq > queue.last);
    queue.reset(all.seq);
    queue.teller.log(unheard);
    lookBack(false);
    pieces.forget();
    reshape(message.board, all.regions, isStill() ? 0 : 500);
    shownShape = message.board.shape;
    document.cookie = `shape=${shownShape}; path=/; max-age=31536000; samesite=lax`;
    ask(next);
    return;
  }
  if (isDrawn) answers.rest();
  queue.add(message.frames);
}

/** Other eyes look now: nothing of what was told before is left. */
function forget() {
  queue.reset(0);
  byId('log-lines').replaceChildren();
  byId('story').textContent = '';
  banner('');
  trail = {seat: '', keys: new Set()};
  mark('last', []);
}

/** @param {any} refusal */
function refused(refusal) {
  // Whoever only looked at an answer did nothing wrong.
  if (refusal.of === 'explain') return;
  socket.settle(refusal.nonce);
  hints.rest();
  answers.complain(refusal.sentence);
}

/** Ask what the server asks now.
 * @param {any} asked */
function ask(asked) {
  const isNew = asked.ply !== question.ply || asked.prompt !== question.prompt;
  // Somebody came or went, or set up in secret: a choice that is half made stays as it is.
  const isSame = !isNews && !isNew && ids(asked) === ids(question);
  const before = question;
  next = undefined;
  question = asked;
  isNews = false;
  if (asked.over) banner('');
  chairs(asked);
  people.ask(asked, before);
  actions(asked);
  end(asked);
  pieces.forget();
  for (const id of ['meanwhile', 'series']) if (byId(id).textContent !== asked[id]) byId(id).textContent = asked[id];
  curtain.ask(asked.hand, eyes);
  if (asked.number) socket.say({type: 'number', number: ownNumber()}, true);
  if (byId('in-words').open) sections(asked.sections);
  // A story may have been told over it.
  if (byId('ask').textContent !== asked.prompt) head(asked.prompt);
  if (isSame) return hints.ask(asked);
  answers.rest(false);
  document.body.classList.toggle('yours', asked.yours);
  document.body.classList.toggle('over', asked.over);
  document.body.classList.toggle('suggesting', asked.suggest);
  answers.ask(asked);
  hints.ask(asked);
  mark('last', [...trail.keys].map(byKey));
  if (isNew && lostFocus()) byId('ask').focus({preventScroll: true});
  document.title = (asked.yours ? '● ' : '') + name;
  keepPhase([byId('board')]);
  scrollLog();
}

/** The board as it stood after a line of the log.
 * @param {any} message */
function past(message) {
  if (queue.isPlaying) return;
  lookBack(true);
  showPast(message.regions);
  document.querySelector(`.log [data-seq="${message.seq}"] button`)?.setAttribute('aria-current', 'true');
  remark();
}

/** Suggest an answer, or if it was suggested already, withdraw it.
 * @param {any} choice */
function suggest(choice) {
  const action = hints.own === choice.id ? {} : {action: choice.id};
  socket.say({type: 'suggest', ply: question.ply, ...action});
  answers.ask(question);
  hints.refresh();
}

/** What may be answered, to be compared. @param {any} asked */
const ids = asked => asked.choices.map((/** @type {any} */ choice) => choice.id).join();

/** Whether the keyboard's place vanished with the old question. */
const lostFocus = () => document.activeElement === document.body && document.body.dataset.keyboard === 'yes';

/** This browser's own part of the luck. */
const ownNumber = () => [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');

/** @param {any} asked */
function actions(asked) {
  /** @type {Record<string, boolean>} */
  const may = {undo: asked.undo, hint: asked.hint, rematch: asked.over && !start.spectator && !asked.rematch};
  for (const form of document.querySelectorAll('form[data-tell]')) {
    const action = /** @type {HTMLFormElement} */ (form).dataset.tell ?? '';
    if (action in may) /** @type {HTMLElement} */ (form).hidden = !may[action];
  }
  byId('undo-what').textContent = asked.undo;
  const resign = /** @type {HTMLDetailsElement} */ (document.querySelector('[data-shows=resign]'));
  resign.hidden = !asked.resign;
  resignable(asked.seats.filter((/** @type {any} */ seat) => seat.you));
  byId('rematch-link').hidden = !asked.rematch;
  byId('rematch-link').href = asked.rematch;
  if (wantsRematch && asked.rematch) location.assign(asked.rematch);
  for (const element of document.querySelectorAll('[data-when=over]')) /** @type {HTMLElement} */ (element).hidden = !asked.over;
  byId('secret').textContent = asked.secret;
  byId('commitment').textContent = asked.commitment;
}

/** A button for every seat that this browser may give up.
 * @param {any[]} mine */
function resignable(mine) {
  const pushes = byId('resign-pushes');
  const shown = [...pushes.children].map(push => push.value);
  if (shown.join() === mine.map(seat => seat.key).join()) return;
  pushes.replaceChildren(...mine.map(seat => make('button', {type: 'submit', class: 'danger-push', name: 'seat', value: seat.key},
    mine.length > 1 ? say('resign-as', {seat: seat.name}) : say('resign-yes'))));
}

/** @param {[string, string[]][]} found */
function sections(found) {
  byId('sections').replaceChildren(...found.map(([heading, lines]) =>
    make('section', {}, make('h3', {}, heading), make('ul', {}, ...lines.map(line => make('li', {}, line))))));
}

/** What is said about one question. */
const ABOUT_QUESTION = ['undo', 'hint'];

/** Undo, resign and rematch are plain forms; with an open line they need no new page. */
document.addEventListener('submit', event => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const type = form.dataset.tell;
  if (!type || !socket.isOpen) return;
  event.preventDefault();
  const menu = form.closest('details');
  if (menu) menu.open = false;
  wantsRematch = type === 'rematch';
  const push = /** @type {HTMLButtonElement | null} */ (event.submitter);
  const about = ABOUT_QUESTION.includes(type) ? {ply: question.ply} : {};
  socket.say({type, ...about, ...(push?.name ? {[push.name]: push.value} : {})}, type !== 'hint');
  if (type === 'hint') hints.think();
});

byId('skip').addEventListener('click', () => queue.skip());
byId('past-back').addEventListener('click', () => {
  lookBack(false);
  byId('ask').focus({preventScroll: true});
});
document.addEventListener('keydown', event => {
  document.body.dataset.keyboard = 'yes';
  if (event.key === 'Escape' && queue.isPlaying) queue.skip();
  else if (event.key === 'Escape') lookBack(false);
  else if (event.key === 'Enter' || event.key === ' ') goOn();
});
document.addEventListener('pointerdown', () => {
  document.body.dataset.keyboard = 'no';
  goOn();
});

/** Whoever presses something has seen what stands over the board. */
function goOn() {
  if (byId('banner').hidden) return;
  queue.goOn();
  if (!queue.isPlaying) banner('');
}

roomy.addEventListener('change', () => socket.say({type: 'shape', shape: shape()}));

byId('verify').addEventListener('click', async () => {
  try {
    const [{verify}, answer] = await Promise.all([import('./verify.js'), fetch(start.links.journal)]);
    const {draws, wrong, isFitting} = await verify(await answer.text());
    byId('verdict').textContent = say(isFitting && !wrong.length ? 'fair' : 'unfair', {draws});
  } catch {
    // Browsers lend their arithmetic of secrets to safe addresses only.
    byId('verdict').textContent = say('cannot-verify');
  }
});

byId('picture-png').addEventListener('click', async () => {
  const {save} = await import('./picture.js');
  await save(byId('picture').href, document.title);
});

byId('in-words').addEventListener('toggle', () => socket.say({type: 'sections', shown: byId('in-words').open}));

const choices = byId('choices');
/** The list fades out at its end as long as there is more to scroll to. */
const cue = () => choices.classList.toggle('more-below', choices.scrollHeight - choices.scrollTop - choices.clientHeight > 4);
const growing = new ResizeObserver(cue);
for (const part of [choices, byId('answer-list')]) growing.observe(part);
choices.addEventListener('scroll', cue, {passive: true});
document.body.classList.add('scripted');
bindLog(seq => { if (!queue.isPlaying) socket.say({type: 'look', seq}); });
catchUp();
bindSettings();
bindMenus();
bindCopying();
ask(start.question);
keepChoice(answers, () => question);
