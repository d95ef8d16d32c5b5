/** The ending: a scene over the board once the story is told, which can be put aside to see the board.
 *
 * What decided the match may carry `data-decided`: a small screen then turns to the pane that shows it.
 */
import {byId, draw, make, picture} from './page.js';
import {decided, seeBoard, turnToPane} from './panes.js';

let isPutAside = false;

byId('ending-close').addEventListener('click', () => {
  isPutAside = true;
  byId('ending').hidden = true;
  seeBoard();
  byId('ask').focus({preventScroll: true});
});
byId('ending-open').addEventListener('click', () => show());

function show() {
  byId('ending').hidden = false;
  byId('ending').scrollIntoView({block: 'nearest'});
  byId('ending-title').focus({preventScroll: true});
}

/** @param {any} asked */
export function end(asked) {
  const {ending} = asked;
  const scene = byId('ending');
  if (!ending) {
    isPutAside = false;
    scene.hidden = true;
    return;
  }
  const isNew = byId('ending-title').textContent !== ending.title || scene.hidden;
  scene.dataset.mood = ending.mood;
  byId('ending-title').textContent = ending.title;
  byId('ending-sentence').textContent = ending.sentence;
  byId('ending-series').textContent = asked.series;
  byId('ending-figures').replaceChildren(...ending.figures.map((/** @type {[string, string]} */ [label, value]) =>
    make('div', {}, make('dt', {}, label), make('dd', {}, value))));
  const view = byId('ending-scene');
  view.dataset.hue = ending.hue;
  view.toggleAttribute('hidden', !ending.scene);
  view.replaceChildren(...ending.scene ? [draw('use', {href: picture(ending.scene)})] : []);
  if (!isNew || isPutAside) return;
  turnToPane(decided());
  show();
}
