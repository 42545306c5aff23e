import { SaxesParser } from 'saxes';
import type { Box } from './text-path.ts';

/** What the tests see of a drawn cover: its elements, its size, and the ink boxes of its texts (class "type"). */
interface DrawnCover {
  elements: { name: string; attributes: Record<string, string> }[];
  w: number;
  h: number;
  texts: Box[];
}

/** Reads a cover back. Throws when it is not well-formed XML. Curves count with their control points. */
export function readCover(svg: string): DrawnCover {
  const cover: DrawnCover = { elements: [], w: 0, h: 0, texts: [] };
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    cover.elements.push({ name, attributes });
    if (name === 'svg') [, , cover.w = 0, cover.h = 0] = (attributes.viewBox ?? '').split(' ').map(Number);
    if (name === 'path' && attributes.class === 'type') cover.texts.push(pathBox(attributes.d ?? ''));
  });
  parser.write(svg).close();
  return cover;
}

function pathBox(d: string): Box {
  const [xs, ys]: [number[], number[]] = [[], []];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = '', list = ''] of d.matchAll(/([Mmlqcz])([^Mmlqcz]*)/g)) {
    const numbers = [...list.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    if (letter === 'z') [x, y] = [startX, startY];
    if (letter === 'M') [x, y] = [0, 0];
    const step = { M: 2, m: 2, l: 2, q: 4, c: 6 }[letter] ?? 0;
    for (let i = 0; step > 0 && i < numbers.length; i += step) {
      for (let k = 0; k < step; k += 2) {
        xs.push(x + (numbers[i + k] ?? Number.NaN));
        ys.push(y + (numbers[i + k + 1] ?? Number.NaN));
      }
      [x, y] = [xs.at(-1) ?? 0, ys.at(-1) ?? 0];
    }
    if (letter === 'M' || letter === 'm') [startX, startY] = [x, y];
  }
  const left = xs.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const top = ys.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const right = xs.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const bottom = ys.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return { x: left, y: top, w: right - left, h: bottom - top };
}
