/** How much room there is for a board: a desk, a phone, or a phone on its side. */
const desk = matchMedia('(min-width: 1250px)');
const side = matchMedia('(max-height: 500px) and (min-width: 560px) and (max-width: 1249px)');

export const isRoomy = () => desk.matches;

/** The shape of the board that fits. */
export const shape = () => desk.matches ? 'wide' : side.matches ? 'low' : 'tall';

/** @param {() => void} react */
export function onReshape(react) {
  for (const room of [desk, side]) room.addEventListener('change', react);
}
