import { createHash } from 'node:crypto';

/**
 * Milliseconds for a fixed task in plain Node: JSON, sorting, text and hashing, no disk and no network. The best of three runs says how
 * fast a processor is, so figures from two machines can be compared: divide each by its calibration.
 */
export function calibrate(): number {
  return Math.min(task(), task(), task());
}

function task(): number {
  const started = performance.now();
  let state = 1;
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state;
  };
  const rows = Array.from({ length: 60_000 }, (_, id) => ({
    id,
    name: `Title ${next()}`,
    price: next() % 5000,
  }));
  const copy = JSON.parse(JSON.stringify(rows)) as typeof rows;
  copy.sort((a, b) => a.price - b.price || (a.name < b.name ? -1 : 1));
  const html = copy
    .map(({ id, name, price }) => `<li id="t${id}">${name.toUpperCase()} ${price}</li>`)
    .join('');
  createHash('sha256').update(html).digest('hex');
  return performance.now() - started;
}
