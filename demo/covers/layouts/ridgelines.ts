import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { n, rect } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** Line upon line that rises and falls like a signal: science, music, the mind. */
export function ridgelines(page: Page): string {
  const { w, h, palette, random } = page;
  const ink = palette.light;
  const ground = behind(ink, mix(palette.dark, palette.ground, 0.25), 9);
  const [top, bottom] = [h * 0.2, h * 0.62];
  const count = 22;
  const rows = Array.from({ length: count }, (_, row) => {
    const y = top + h * 0.08 + ((bottom - top - h * 0.08) * row) / count;
    const colour = mix(palette.accent, palette.second, row / count);
    const [center, wide] = [0.5 + (random() - 0.5) * 0.2, 0.14 + random() * 0.1];
    let d = `M${n(w * 0.1)} ${n(y)}`;
    for (let i = 1; i <= 44; i++) {
      const at = i / 44;
      const rise = Math.exp(-(((at - center) / wide) ** 2)) * h * 0.075;
      d += `L${n(w * (0.1 + at * 0.8))} ${n(y - rise * (0.25 + random()) - random() * 2)}`;
    }
    return `<path d="${d}" fill="${ground}" stroke="${colour}" stroke-width="2.4" stroke-linejoin="round"/>`;
  });
  return [
    rect(0, 0, w, h, ground),
    ...rows,
    putAuthors(page, {
      face: page.nameFace,
      box: page.area(0.1, 0.055, 0.8, 0.055),
      max: w * 0.058,
      min: w * 0.033,
      caps: true,
      tracking: 0.12,
      valign: 'middle',
      fill: ink,
    }).svg,
    putTitle(page, {
      face: page.pick(['geometric-bold', 'garamond-bold', 'geometric-light']),
      box: page.area(0.09, 0.665, 0.82, 0.19),
      max: w * 0.15,
      min: w * 0.05,
      maxLines: 4,
      valign: 'middle',
      fill: ink,
    }).svg,
    putTagline(page, {
      face: 'geometric',
      box: page.area(0.12, 0.88, 0.76, 0.07),
      max: w * 0.042,
      min: w * 0.031,
      valign: 'middle',
      fill: behind(ground, palette.second),
    }).svg,
  ].join('');
}
