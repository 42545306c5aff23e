import { drawOrnament } from '../../../server/image/ornament.ts';
import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, leaf, n, path, rect, stroke } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** A cloth binding of the 1890s: gilt frame, corner sprays, a stamped ornament. */
export function cloth(page: Page): string {
  const { w, h, palette } = page;
  const gilt = mix(palette.second, '#e3c27a', 0.7);
  const fabric = behind(gilt, mix(palette.ground, palette.dark, 0.35), 5);
  const thread = mix(fabric, palette.light, 0.09);
  const weave = Array.from({ length: Math.ceil(h / 6) }, (_, i) => `M0 ${i * 6}H${n(w)}`).join('');
  const warp = Array.from({ length: Math.ceil(w / 6) }, (_, i) => `M${i * 6} 0V${n(h)}`).join('');
  const m = w * 0.07;
  const which = Math.floor(page.random() * 6);
  const title = putTitle(page, {
    face: page.pick(['roman', 'garamond-bold']),
    box: page.area(0.17, 0.16, 0.66, 0.34),
    max: w * 0.19,
    min: w * 0.05,
    caps: true,
    tracking: 0.03,
    valign: 'middle',
    fill: gilt,
  });
  return [
    rect(0, 0, w, h, fabric),
    stroke(weave, thread, 0.8),
    stroke(warp, thread, 0.5),
    rect(0, 0, w * 0.035, h, '#000', 'fill-opacity=".2"'),
    `<g fill="none" stroke="${gilt}">`,
    `<rect x="${n(m)}" y="${n(m)}" width="${n(w - 2 * m)}" height="${n(h - 2 * m)}" stroke-width="5"/>`,
    `<rect x="${n(m + 11)}" y="${n(m + 11)}" width="${n(w - 2 * m - 22)}" height="${n(h - 2 * m - 22)}" stroke-width="1.5"/></g>`,
    ...[0, 1, 2, 3].map((corner) => spray(w, h, m + 22, corner, gilt)),
    title.svg,
    page.sign
      ? `<g transform="translate(${n(w / 2)} ${n(h * 0.605)}) scale(${Math.round(w / 8.6) / 100})">${page.sign({ one: gilt, two: gilt, ground: fabric })}</g>`
      : `<g fill="${gilt}" stroke="${gilt}">${drawOrnament(which, { x: w / 2, y: h * 0.62, size: w * 0.1 })}</g>`,
    putTagline(page, {
      face: 'garamond-italic',
      box: page.area(0.2, 0.7, 0.6, 0.06),
      max: w * 0.05,
      min: w * 0.03,
      valign: 'middle',
      fill: gilt,
    }).svg,
    putAuthors(page, {
      face: 'roman',
      box: page.area(0.25, 0.775, 0.5, 0.07),
      max: w * 0.056,
      min: w * 0.032,
      caps: true,
      tracking: 0.05,
      valign: 'middle',
      fill: gilt,
    }).svg,
  ].join('');
}

/** A curled twig that grows out of one corner of the frame. */
function spray(w: number, h: number, inset: number, corner: number, colour: string): string {
  const [flipX, flipY] = [corner % 2 ? -1 : 1, corner > 1 ? -1 : 1];
  const place = `translate(${n(corner % 2 ? w - inset : inset)} ${n(corner > 1 ? h - inset : inset)}) scale(${flipX} ${flipY})`;
  const stem = stroke('M4 4Q50 8 62 42Q66 62 50 60Q40 56 48 46M4 4Q8 50 42 62', colour, 2.4);
  const leaves = [leaf(40, 14, 30, -12), leaf(14, 40, 30, 102), leaf(24, 24, 34, 45), leaf(60, 36, 24, 20)];
  return `<g transform="${place}">${stem}${path(leaves.join(''), colour)}${circle(86, 8, 3.5, colour)}${circle(8, 86, 3.5, colour)}</g>`;
}
