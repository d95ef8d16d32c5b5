/** Extras: what stands around the match: the position in words, checking the dice, a picture to keep, the list's fade. */
import {byId, make, remember, remembered, say, start} from './page.js';

for (const id of ['in-words', 'fairness']) {
  const fold = byId(id);
  fold.open = remembered(`open-${id}`, false);
  fold.addEventListener('toggle', () => remember(`open-${id}`, fold.open));
}

/** The position in words.
 * @param {[string, string[]][]} found */
export function sections(found) {
  byId('sections').replaceChildren(...found.map(([heading, lines]) =>
    make('section', {}, make('h3', {}, heading), make('ul', {}, ...lines.map(line => make('li', {}, line))))));
}

byId('verify').addEventListener('click', async () => {
  try {
    const [{verify}, answer] = await Promise.all([import('./verify.js'), fetch(start.links.journal)]);
    const {draws, given, wrong, isFitting} = await verify(await answer.text());
    const told = [say(isFitting && !wrong.length ? 'fair' : 'unfair', {draws}), given ? say('given', {given}) : ''];
    byId('verdict').textContent = told.join(' ').trim();
  } catch {
    // Browsers lend their arithmetic of secrets to safe addresses only.
    byId('verdict').textContent = say('cannot-verify');
  }
});

byId('picture-png').addEventListener('click', async () => {
  const {save} = await import('./picture.js');
  await save(byId('picture').href, document.title);
});

const choices = byId('choices');
/** The list fades out at its end as long as there is more to scroll to. */
const cue = () => choices.classList.toggle('more-below', choices.scrollHeight - choices.scrollTop - choices.clientHeight > 4);
const growing = new ResizeObserver(cue);
for (const part of [choices, byId('answer-list')]) growing.observe(part);
choices.addEventListener('scroll', cue, {passive: true});
