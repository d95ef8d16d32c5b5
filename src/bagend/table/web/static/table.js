/** The table: joins the line to the server, the queue of frames, and the answers. */
import './app.js';
import {ON_BOARD} from './aim.js';
import {Answers} from './answers.js';
import {catchUp, forgetMissed, miss, see} from './away.js';
import {chairs, talliesOf, tally} from './chairs.js';
import {Curtain} from './curtain.js';
import {bindDrawer} from './drawer.js';
import {end} from './ending.js';
import {Explorer} from './explore.js';
import {sections} from './extras.js';
import {backToNow, keepPhase, reshape, running, showPast} from './flip.js';
import {guide, hideGuide, readOn} from './guide.js';
import {banner, hasBanner, head, tellTurn} from './heading.js';
import {Hints} from './hints.js';
import {bindLog, isTurn, log, scrollLog} from './log.js';
import {mark, remark} from './marks.js';
import {bindCopying, bindMenus, bindSettings, byId, isStill, say, start} from './page.js';
import {keepChoice} from './pending.js';
import {bindPeople} from './people.js';
import {Pieces} from './pieces.js';
import {bindPushes, pushes} from './pushes.js';
import {Queue, told} from './queue.js';
import {onReshape, shape} from './room.js';
import {Socket} from './socket.js';
import {sound} from './sound.js';
import {bindTips} from './tip.js';
import {beforeLastTurns, beginTrail, follow, recall, showTrail} from './trail.js';

const name = document.title;

/** The question to ask once the story is told. @type {any} */
let next;
/** The question that is asked now. @type {any} */
let question = start.question;
let shownShape = start.board.shape;
/** Through whose eyes this page looks, and whose private lines are in its log. */
let {eyes, whose} = start;
/** The frames to which the board is compared, one after the other, until there is something to mark of the last turn. */
let recalled = beforeLastTurns(start.question.seats.length === 1);
/** Whether the board has changed since the last question, or nothing was asked yet. */
let isNews = true;

/** Whether the next frame only repeats what this person just did; what comes of it is news to them as well. */
let hasAnswered = false;

/** Whether the last press was on what stands over the board; and whether one in the middle of a story has skipped it. */
let isGoingOn = false;
let hasInterrupted = false;

const hints = new Hints();
const answers = new Answers({
  send: choice => {
    if (question.suggest) return suggest(choice);
    answers.rest();
    hasAnswered = true;
    hints.forget();
    // Whoever plays alone takes one turn after the other.
    beginTrail();
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
  interrupt: () => {
    // Whoever only goes on from what stands over the board wants to see what comes.
    if (!queue.isPlaying || isGoingOn) return;
    hasInterrupted = true;
    queue.skip();
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
  return choice ?? (about ? pieces.of(about) : undefined);
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
    // What happened before stays until something else does.
    if (told(frame)) byId('story').textContent = told(frame);
    if (frame.seat) tellTurn(question.seats, frame.seat);
    if (frame.tallies) tally(frame.tallies);
    if (frame.caption) banner(frame.is_highlight ? frame.caption : '');
    follow(frame.seat, changed.keys, isTurn(frame));
    byId('skip').hidden = false;
    hideGuide();
    pieces.forget();
    answers.refresh();
    sound(frame.sound, changed.rolled);
  },
  rest: () => {
    byId('skip').hidden = true;
    see(queue.last);
    if (next) ask(next);
    // Whoever pressed something there must know that it was not played.
    if (hasInterrupted && question.yours) answers.note(say('skipped'));
    hasInterrupted = false;
  },
}, start.seq);

/** Show the board as it stood before, or as it is.
 * @param {boolean} isPast */
function lookBack(isPast) {
  const wasPast = !byId('past').hidden;
  byId('past').hidden = !isPast;
  if (wasPast && !isPast) {
    backToNow();
    tally(talliesOf(question));
    scrollLog();
  }
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
      lookForTrail();
    }
    else hints.rest();
    if (state === 'gone') announce(say('gone'));
    else if (state === 'lost') announce(tries > 1 ? say('lost-line') : '');
    else if (byId('wire').textContent) announce(say('back'), 2500);
  },
});

bindPushes({isOpen: () => socket.isOpen, ply: () => question.ply, say: (message, isKept) => socket.say(message, isKept), think: () => hints.think()});
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
    // The frames go where their pieces arrive.
    Promise.allSettled([...running].map(({finished}) => finished)).then(remark);
    return;
  }
  if (isDrawn) answers.rest();
  // What comes now is drawn over what is, not over what was.
  if (message.frames.length) lookBack(false);
  queue.add(message.frames);
}

/** Other eyes look now: nothing of what was told before is left. */
function forget() {
  queue.reset(0);
  byId('log-lines').replaceChildren();
  byId('story').textContent = '';
  banner('');
  forgetMissed();
  explorer.forget();
  beginTrail();
  mark('last', []);
}

/** @param {any} refusal */
function refused(refusal) {
  // Whoever only looked did nothing wrong.
  if (refusal.of === 'explain' || refusal.of === 'look') return;
  socket.settle(refusal.nonce);
  hints.rest();
  readOn();
  answers.complain(refusal.sentence, refusal.of === 'answer');
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
  pushes(asked);
  end(asked);
  pieces.forget();
  for (const id of ['meanwhile', 'series']) if (byId(id).textContent !== asked[id]) byId(id).textContent = asked[id];
  curtain.ask(asked.hand, eyes);
  if (asked.number) socket.say({type: 'number', number: ownNumber()}, true);
  if (byId('in-words').open) sections(asked.sections);
  // A story may have been told over it.
  head(asked.prompt);
  if (isSame) return hints.ask(asked);
  answers.rest(false);
  document.body.classList.toggle('yours', asked.yours);
  document.body.classList.toggle('over', asked.over);
  document.body.classList.toggle('suggesting', asked.suggest);
  answers.ask(asked);
  hints.ask(asked);
  showTrail();
  guide(asked);
  if (isNew && lostFocus()) byId('ask').focus({preventScroll: true});
  document.title = (asked.yours ? '● ' : '') + name;
  keepPhase([byId('board')]);
  scrollLog();
}

/** The board as it stood after a line of the log.
 * @param {any} message */
function past(message) {
  if (message.seq === recalled[0]) {
    const isDone = queue.last !== start.seq || recall(message.regions);
    recalled = isDone ? [] : recalled.slice(1);
    return lookForTrail();
  }
  if (queue.isPlaying) return;
  lookBack(true);
  showPast(message.regions);
  tally(message.tallies);
  document.querySelector(`.log [data-seq="${message.seq}"] button`)?.setAttribute('aria-current', 'true');
  remark();
}

/** The page was loaded again: what did the last turn change? */
function lookForTrail() {
  if (recalled[0]) socket.say({type: 'look', seq: recalled[0]});
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

byId('skip').addEventListener('click', () => queue.skip());
byId('past-back').addEventListener('click', () => {
  lookBack(false);
  byId('ask').focus({preventScroll: true});
});
document.addEventListener('keydown', event => {
  document.body.dataset.keyboard = 'yes';
  if (event.key === 'Escape' && queue.isPlaying) queue.skip();
  else if (event.key === 'Escape') lookBack(false);
});

/** Whoever presses something has seen what stands over the board. */
function goOn() {
  isGoingOn = hasBanner();
  if (!isGoingOn) return;
  queue.goOn();
  if (!queue.isPlaying) banner('');
}

// Before whatever is pressed hears of it.
document.addEventListener('keydown', event => { if (event.key === 'Enter' || event.key === ' ') goOn(); }, true);
document.addEventListener('pointerdown', () => {
  document.body.dataset.keyboard = 'no';
  goOn();
}, true);

onReshape(() => socket.say({type: 'shape', shape: shape()}));

byId('in-words').addEventListener('toggle', () => socket.say({type: 'sections', shown: byId('in-words').open}));

document.body.classList.add('scripted');
bindLog(seq => { if (!queue.isPlaying) socket.say({type: 'look', seq}); });
catchUp();
bindSettings();
bindMenus();
bindDrawer();
bindCopying();
ask(start.question);
keepChoice(answers, () => question);
