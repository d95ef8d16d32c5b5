/** Save the position as a PNG: the server's own SVG, painted at twice its size. */
import {make} from './page.js';

/** @param {string} address @param {string} name */
export async function save(address, name) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = make('canvas');
  canvas.width = image.naturalWidth * 2;
  canvas.height = image.naturalHeight * 2;
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  const link = make('a', {href: canvas.toDataURL('image/png'), download: `${name}.png`});
  link.click();
}
