import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, n, path, rect } from '../shapes.ts';
import { fluke } from '../signs/water.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** Rows of waves, a calm sky, and what the book has on the water: a boat, a lighthouse, the tail of a whale. */
export function sea(page: Page): string {
  const { w, h, palette } = page;
  const ink = palette.dark;
  const sky = behind(ink, mix(palette.second, palette.light, page.between(0.35, 0.75)), 6);
  const water = mix(palette.ground, '#1c4b66', 0.45);
  const rows = Array.from({ length: 8 }, (_, i) => {
    const tone = mix(mix(water, palette.light, 0.4 - i * 0.06), palette.dark, i * 0.09);
    return path(wave(w, h, h * (0.53 + i * 0.062), 34 + i * 7, i % 2), tone);
  });
  const x = w * page.between(0.28, 0.72);
  return [
    rect(0, 0, w, h, sky),
    circle(w - x, h * 0.47, w * 0.12, palette.accent),
    ...rows.slice(0, 1),
    craft(page, x, sky),
    ...rows.slice(1),
    putTitle(page, {
      face: page.pick(['baskerville-bold', 'fatface', 'garamond-italic', 'roman']),
      box: page.area(0.09, 0.145, 0.82, 0.2),
      max: w * 0.17,
      min: w * 0.055,
      maxLines: 3,
      valign: 'middle',
      fill: ink,
    }).svg,
    putAuthors(page, {
      face: page.nameFace,
      box: page.area(0.09, 0.055, 0.82, 0.055),
      max: w * 0.06,
      min: w * 0.033,
      caps: true,
      tracking: 0.09,
      valign: 'middle',
      fill: ink,
    }).svg,
    putTagline(page, {
      face: 'garamond-italic',
      box: page.area(0.12, 0.905, 0.76, 0.06),
      max: w * 0.048,
      min: w * 0.033,
      valign: 'middle',
      maxLines: 2,
      fill: palette.light,
    }).svg,
  ].join('');
}

function craft(page: Page, x: number, sky: string): string {
  const { w, h, palette } = page;
  switch (page.motif) {
    case 'coast':
      return lighthouse(page, x > w / 2 ? w * 0.8 : w * 0.2, h * 0.6);
    case 'whale':
      return `<g transform="translate(${n(x)} ${n(h * 0.535)}) scale(${n(w / 540)})">${fluke({ one: palette.dark, two: palette.dark, ground: sky })}</g>`;
    case 'fishing':
      return '';
    default:
      return boat(page, x, h * 0.575);
  }
}

function wave(w: number, h: number, y: number, length: number, shift: number): string {
  let d = `M${n(-length * (1 + shift))} ${n(y)}`;
  for (let x = -length * (1 + shift); x < w + length; x += length * 2) {
    d += `q${n(length / 2)} ${n(-length * 0.42)} ${n(length)} 0t${n(length)} 0`;
  }
  return `${d}V${n(h + 2)}H-200z`;
}

function boat(page: Page, x: number, y: number): string {
  const { palette } = page;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(page.between(-6, 6))})">${[
    path('M-58-14H58L40 16H-42z', palette.dark),
    path('M-4-20V-150L-62-26z', palette.light),
    path('M6-20V-132L56-26z', palette.accent),
  ].join('')}</g>`;
}

function lighthouse(page: Page, x: number, y: number): string {
  const { palette } = page;
  return `<g transform="translate(${n(x)} ${n(y)})">${[
    path('M-80 40Q-40-12 0-8T90 40z', palette.dark),
    path('M-22-4L-14-150H14L22-4z', palette.light),
    path('M-20-40L-18.500-70H18.500L20-40zM-16.500-105L-15-132H15L16.500-105z', palette.accent),
    path('M-19-150H19V-156H-19zM-11-156H11V-178H-11zM-15-178L0-194 15-178z', palette.dark),
    path('M-6-160H6V-174H-6z', palette.light),
  ].join('')}</g>`;
}
