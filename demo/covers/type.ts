import { drawableText } from '../../server/image/drawable-text.ts';
import { breakLines } from '../../server/image/line-breaks.ts';
import { drawOrnament } from '../../server/image/ornament.ts';
import type { TextWish } from '../../server/image/text-block.ts';
import { setText } from '../../server/image/text-block.ts';
import type { Box } from '../../server/image/text-path.ts';
import { lineWidth } from '../../server/image/text-path.ts';
import { capHeight } from '../../server/image/typefaces.ts';
import type { Page } from './page.ts';

/** How to set one of the page's texts; see TextWish. */
export interface Setting extends Omit<TextWish, 'text'> {
  fill: string;
}

/** A drawn text and the box its ink takes (without height when there was nothing to draw). */
interface Placed {
  svg: string;
  box: Box;
}

/** Sets any text; an empty one leaves an empty box at the place where it would have stood. */
export function put(text: string, setting: Setting): Placed {
  const block = setText({ ...setting, text });
  if (block) return { svg: `<path class="type" fill="${setting.fill}" d="${block.d}"/>`, box: block.box };
  const { x, y, w, h } = setting.box;
  const top = { top: y, middle: y + h / 2, bottom: y + h }[setting.valign ?? 'top'];
  return { svg: '', box: { x, y: top, w, h: 0 } };
}

/** The title; one that cannot be drawn at all is replaced by an ornament, so that no cover is left without a face. */
export function putTitle(page: Page, setting: Setting): Placed {
  // One short word may speak up; the box still holds it.
  const max = page.words.title.length <= 11 ? setting.max * 1.4 : setting.max;
  const placed = put(page.words.title, { ...setting, max });
  if (placed.svg !== '') return placed;
  const { x, y, w, h } = setting.box;
  const size = Math.min(w / 4, h / 2.2, 110);
  const ornament = drawOrnament(page.words.authors.length, { x: x + w / 2, y: y + h / 2, size });
  const svg = `<g fill="${setting.fill}" stroke="${setting.fill}">${ornament}</g>`;
  return { svg, box: { x: x + w / 2 - size, y: y + h / 2 - size, w: size * 2, h: size * 2 } };
}

export function putAuthors(page: Page, setting: Setting): Placed {
  // A name is never cut short while it can still be read in a shop window.
  const min = Math.min(setting.min ?? setting.max, setting.max * 0.4);
  return put(page.words.authors, { maxLines: 2, ...setting, min });
}

export function putTagline(page: Page, setting: Setting): Placed {
  return put(page.words.tagline, { maxLines: 3, ...setting });
}

/**
 * The title as a poster sets it: every line as wide as the box, so that short lines shout.
 * Titles for which that would look silly (one short word, very many) are set in even lines instead.
 */
export function putPosterTitle(page: Page, setting: Setting): Placed {
  const { face, box, tracking = 0 } = setting;
  const text = drawableText(page.words.title.toLocaleUpperCase('en'), face);
  const words = text.split(' ');
  const widths = words.map((word) => lineWidth(word, face, tracking));
  const gap = 0.14;
  const options = [2, 3, 4, 5]
    .filter((count) => count <= words.length)
    .map((count) => {
      const lines = breakLines(words, widths, lineWidth(' ', face), count);
      const sizes = lines.map((line) => Math.min(setting.max, box.w / lineWidth(line, face, tracking)));
      const height = sizes.reduce((sum, size) => sum + size * (capHeight(face) + gap), 0);
      return { lines, sizes, height, spread: Math.max(...sizes) / Math.min(...sizes) };
    });
  const best = options
    .filter(({ height, spread }) => height <= box.h && spread < 3)
    .sort((a, b) => b.height - a.height)[0];
  if (!best || text.length > 60) return putTitle(page, { ...setting, caps: true });
  const spare = { top: 0, middle: 0.5, bottom: 1 }[setting.valign ?? 'top'] * (box.h - best.height);
  let y = box.y + spare;
  const lines = best.lines.map((line, i) => {
    const size = best.sizes[i] ?? 0;
    const height = size * (capHeight(face) + gap);
    const placed = put(line, {
      ...setting,
      caps: true,
      maxLines: 1,
      max: size,
      box: { ...box, y, h: height },
    });
    y += height;
    return placed.svg;
  });
  return { svg: lines.join(''), box: { x: box.x, y: box.y + spare, w: box.w, h: best.height } };
}

/** A publisher's device: the first letter of its name in a small frame. Nothing for a publisher we do not know. */
export function putColophon(page: Page, x: number, y: number, size: number, colour: string): string {
  const letter = [...page.words.publisher.trim()][0] ?? '';
  const mark = put(letter, {
    face: 'garamond-bold',
    caps: true,
    box: { x: x - size, y: y - size * 0.55, w: size * 2, h: size * 1.1 },
    max: size * 1.5,
    fill: colour,
    valign: 'middle',
  });
  if (mark.svg === '') return '';
  const frame =
    page.words.publisher.length % 2
      ? `<circle cx="${x}" cy="${y}" r="${size}"/>`
      : `<rect x="${x - size * 0.8}" y="${y - size}" width="${size * 1.6}" height="${size * 2}" rx="${size * 0.8}"/>`;
  return `<g fill="none" stroke="${colour}" stroke-width="1.6">${frame}</g>${mark.svg}`;
}
