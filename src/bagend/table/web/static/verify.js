/** Check the dice of a finished match in this browser, knowing nothing of any game: the same sum as `bagend verify`.
 *
 * SHA-256(secret) was shown before the first draw. The index-th draw of n outcomes is H * n >> 256, where H is
 * HMAC-SHA-256(secret, "numbers:index"); the journal says which pick of how many every draw was.
 */

/** @param {BufferSource} bytes */
const number = bytes => BigInt(`0x${hex(bytes)}`);

/** @param {BufferSource} bytes */
const hex = bytes => [...new Uint8Array(/** @type {ArrayBuffer} */ (bytes))]
  .map(byte => byte.toString(16).padStart(2, '0')).join('');

/** @param {string} journal @returns {Promise<{draws: number, given: number, wrong: number[], isFitting: boolean}>} */
export async function verify(journal) {
  const [header, answers] = journal.split('\n\n');
  const fields = header.split('\n').map(line => line.split(' '));
  /** @param {string} key */
  const field = key => fields.find(([name]) => name === key)?.[1] ?? '';
  const secret = Uint8Array.from(field('secret').match(/../g) ?? [], pair => parseInt(pair, 16));
  const numbers = fields.filter(([name]) => name === 'number').map(words => words.slice(2).join(' '));
  const isFitting = hex(await crypto.subtle.digest('SHA-256', secret)) === field('commitment');
  const key = await crypto.subtle.importKey('raw', secret, {name: 'HMAC', hash: 'SHA-256'}, false, ['sign']);
  const draws = (answers ?? '').split('\n').filter(line => line.startsWith('chance '));
  // These came with the match, from another one or from a lesson.
  const given = Number(field('given'));
  const wrong = [];
  for (const [index, line] of draws.entries()) {
    if (index < given) continue;
    const [, pick, odds] = line.match(/ = (\d+)\/(\d+)$/) ?? [];
    const message = new TextEncoder().encode(`${numbers.join(',')}:${index}`);
    const due = odds ? (number(await crypto.subtle.sign('HMAC', key, message)) * BigInt(odds) >> 256n) + 1n : 0n;
    if (due !== BigInt(pick ?? -1)) wrong.push(index + 1);
  }
  return {draws: draws.length - given, given, wrong, isFitting};
}
