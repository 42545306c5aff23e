import { drawOrnament } from './ornament.ts';
import { hashOf } from './seeded-random.ts';
import type { TextBlock } from './text-block.ts';
import { setText } from './text-block.ts';

/** What a cover made of type alone needs to know. `width` is in pixels; the cover is half as high again. */
export interface TypographicCoverFacts {
  isbn: string;
  title: string;
  author: string;
  width: number;
}

/** Cloth and letters: each pair is at least 6:1, so that the smaller author line stays easy to read too. */
export const CLOTHS = [
  { cloth: '#1f3a4d', letters: '#f3e6cb', thread: '#c9a35b' },
  { cloth: '#5b1f2a', letters: '#f6e7d3', thread: '#d4a373' },
  { cloth: '#234236', letters: '#f1ead2', thread: '#bfa762' },
  { cloth: '#3b2c4f', letters: '#f1e6ef', thread: '#c2a0bd' },
  { cloth: '#6a3417', letters: '#faebd3', thread: '#e0ac69' },
  { cloth: '#26292f', letters: '#f0ebe1', thread: '#b79b6c' },
  { cloth: '#0f4c4a', letters: '#eef0df', thread: '#9fbf8f' },
  { cloth: '#76283b', letters: '#fbeae4', thread: '#e5a69a' },
  { cloth: '#2f3f73', letters: '#eeecf5', thread: '#b4b6dc' },
  { cloth: '#4a4a1f', letters: '#f5f0d5', thread: '#c8bd6a' },
  { cloth: '#ead9b8', letters: '#4a2313', thread: '#a8632f' },
  { cloth: '#cfdbd0', letters: '#1f3a30', thread: '#56816b' },
  { cloth: '#e7c9bd', letters: '#4f1d24', thread: '#a44f45' },
  { cloth: '#cbd8e4', letters: '#1c2f4a', thread: '#54749b' },
  { cloth: '#e9d58f', letters: '#3d2e0c', thread: '#8f6f1f' },
  { cloth: '#d9cfe0', letters: '#37234a', thread: '#7f5f97' },
] as const;

const [W, H] = [600, 900];

/**
 * The cover of a book without a cover: its title and author set in type, on a colour that its ISBN decides.
 * A complete SVG drawing whose letters are paths: it needs no font, and nothing of the title can act as markup.
 * Letters outside the faces' scripts are left out; a title of none but such letters becomes an ornament.
 */
export function typographicCover({ isbn, title, author, width }: TypographicCoverFacts): string {
  const hash = hashOf(isbn);
  const { cloth, letters, thread } = CLOTHS[hash % CLOTHS.length] ?? CLOTHS[0];
  const kind = Math.floor(hash / 64);
  const name = setText({
    text: author,
    face: 'geometric',
    box: { x: 90, y: 726, w: 436, h: 90 },
    max: 36,
    min: 19,
    caps: true,
    tracking: 0.07,
    maxLines: 2,
    valign: 'middle',
  });
  const heading = setText({
    text: title,
    face: kind % 2 ? 'baskerville-bold' : 'garamond-bold',
    box: { x: 90, y: 100, w: 436, h: 470 },
    max: kind % 2 ? 150 : 180,
    min: 34,
    maxLines: 8,
    valign: 'middle',
  });
  const ornament = heading
    ? drawOrnament(kind, { x: 308, y: 648, size: 40 })
    : drawOrnament(kind, { x: 308, y: 380, size: 110 });
  const size = Math.max(1, Math.round(width));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${Math.round(size * 1.5)}" viewBox="0 0 ${W} ${H}">`,
    `<path fill="${cloth}" d="M0 0h${W}v${H}H0z"/>`,
    // The groove where a cloth binding folds: it tells a book from a coloured box.
    '<path fill="#000" fill-opacity=".16" d="M22 0h7v900h-7z"/><path fill="#fff" fill-opacity=".1" d="M29 0h3v900h-3z"/>',
    `<g fill="none" stroke="${thread}"><path stroke-width="3" d="M58 46h500v808h-500z"/>`,
    '<path stroke-width="1.2" d="M67 55h482v790h-482z"/></g>',
    `<g fill="${thread}" stroke="${thread}">${ornament}</g>`,
    letterPath(heading, letters),
    letterPath(name, letters),
    '</svg>',
  ].join('');
}

function letterPath(block: TextBlock | null, colour: string): string {
  return block ? `<path class="type" fill="${colour}" d="${block.d}"/>` : '';
}
