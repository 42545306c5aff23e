import { behind } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, n, path, polygon, rect, stroke } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** The Swiss poster: a strict grid, flush-left type, one diagonal or arc of colour. */
export function swiss(page: Page): string {
  const { w, h, palette, ink } = page;
  const ground = behind(ink, palette.ground, 5);
  const [a, b] = [behind(ink, palette.accent, 1.6), behind(ground, palette.second, 1.5)];
  const art = page.pick([diagonals, arcs, steps, spokes]);
  return [
    rect(0, 0, w, h, ground),
    art(page, h * 0.44, a, b),
    putTitle(page, {
      face: page.pick(['geometric-bold', 'geometric-black']),
      box: page.area(0.08, 0.06, 0.84, 0.26),
      max: w * 0.17,
      min: w * 0.055,
      leading: 0.96,
      maxLines: 5,
      align: 'left',
      fill: ink,
    }).svg,
    stroke(`M${n(w * 0.08)} ${n(h * 0.345)}H${n(w * 0.92)}`, ink, 2),
    putAuthors(page, {
      face: 'geometric-bold',
      box: page.area(0.08, 0.36, 0.4, 0.06),
      max: w * 0.048,
      min: w * 0.03,
      align: 'left',
      fill: ink,
    }).svg,
    putTagline(page, {
      face: 'geometric',
      box: page.area(0.52, 0.36, 0.4, 0.065),
      max: w * 0.04,
      min: w * 0.026,
      align: 'left',
      fill: ink,
    }).svg,
  ].join('');
}

type Art = (page: Page, top: number, a: string, b: string) => string;

const diagonals: Art = ({ w, h }, top, a, b) =>
  Array.from({ length: 7 }, (_, i) => {
    const x = w * (-0.5 + i * 0.24);
    const tall = h - top;
    return path(
      polygon([
        [x + tall * 0.62, top],
        [x + tall * 0.62 + w * 0.13, top],
        [x + w * 0.13, h],
        [x, h],
      ]),
      i % 2 ? a : b,
    );
  }).join('');

const arcs: Art = ({ w, h, id }, top, a, b) => {
  const inks = [a, b];
  const far = Math.hypot(w, h - top) * 0.8;
  const rings = Array.from({ length: 8 }, (_, i) => circle(0, h, far * (1 - i / 8), inks[i % 2] ?? a)).join(
    '',
  );
  return `<clipPath id="${id('arcs')}"><path d="M0 ${n(top)}H${n(w)}V${n(h)}H0z"/></clipPath><g clip-path="url(#${id('arcs')})">${rings}</g>`;
};

const steps: Art = ({ w, h }, top, a, b) =>
  Array.from({ length: 6 }, (_, i) => {
    const tall = ((h - top) * (i + 1)) / 6;
    return rect(
      w * (0.08 + i * 0.14),
      h - tall,
      w * 0.14 + 0.5,
      tall,
      i === 4 ? a : b,
      `fill-opacity="${n(0.4 + i * 0.1)}"`,
    );
  }).join('');

const spokes: Art = ({ w, h }, top, a, b) =>
  Array.from({ length: 15 }, (_, i) => {
    const [from, to] = [Math.PI + (i * Math.PI) / 15, Math.PI + ((i + 0.55) * Math.PI) / 15];
    const far = (h - top) * 0.98;
    const reach = Math.min(far, w * 0.72);
    return path(
      `M${n(w / 2)} ${n(h)}L${n(w / 2 + Math.cos(from) * reach)} ${n(h + Math.sin(from) * reach)}L${n(w / 2 + Math.cos(to) * reach)} ${n(h + Math.sin(to) * reach)}z`,
      i % 3 ? b : a,
    );
  }).join('');
