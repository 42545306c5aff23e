import { behind, companions, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { n, rect } from '../shapes.ts';
import { sprig } from '../signs/nature.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** Signs of several sizes thrown above and below the words like confetti. */
export function scatter(page: Page): string {
  const { w, h, palette, ink } = page;
  const ground = behind(ink, palette.ground, 5.5);
  const loud = companions(ink, ground, [palette.accent, palette.second, palette.third], 1.2);
  const sign = page.sign ?? sprig;
  const rows = [0.055, 0.17, 0.285, 0.715, 0.83, 0.945];
  const thrown = rows.flatMap((y, row) =>
    Array.from({ length: row % 2 ? 5 : 4 }, (_, i) => {
      const at = (i + (row % 2 ? 0 : 0.5)) / 4;
      const place = `translate(${n((at + page.between(-0.035, 0.035)) * w)} ${n((y + page.between(-0.012, 0.012)) * h)})`;
      const size = Math.round(Math.min(w, h) * page.between(0.055, 0.09)) / 100;
      const one = loud[(i + row) % loud.length] ?? loud[0];
      const drawing = sign({ one, two: mix(ink, ground, 0.15), ground });
      return `<g transform="${place} rotate(${Math.round(page.between(-28, 28))}) scale(${size})">${drawing}</g>`;
    }),
  );
  return [
    rect(0, 0, w, h, ground),
    ...thrown,
    rect(0, h * 0.345, w, h * 0.31, ground, 'fill-opacity=".94"'),
    putTitle(page, {
      face: page.pick(['fatface', 'geometric-black', 'baskerville-bold', 'script']),
      box: page.area(0.08, 0.36, 0.84, 0.18),
      max: w * 0.17,
      min: w * 0.05,
      leading: 1,
      maxLines: 3,
      valign: 'middle',
      fill: ink,
    }).svg,
    putTagline(page, {
      face: 'garamond-italic',
      box: page.area(0.12, 0.55, 0.76, 0.035),
      max: w * 0.044,
      min: w * 0.032,
      maxLines: 1,
      valign: 'middle',
      fill: ink,
    }).svg,
    putAuthors(page, {
      face: 'geometric-bold',
      box: page.area(0.1, 0.595, 0.8, 0.045),
      max: w * 0.052,
      min: w * 0.032,
      caps: true,
      tracking: 0.06,
      maxLines: 1,
      valign: 'middle',
      fill: ink,
    }).svg,
  ].join('');
}
