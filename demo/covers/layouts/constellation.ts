import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, n, path, rect, star, stroke } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** A map of the night sky: circles of declination, joined stars, a moon. */
export function constellation(page: Page): string {
  const { w, h, palette } = page;
  const ink = palette.light;
  const night = behind(ink, mix(palette.ground, palette.dark, 0.45), 8);
  const deep = mix(night, '#000000', 0.45);
  const sky = page.gradient('sky', deep, night, deep);
  const gold = mix(palette.accent, '#f4dba0', 0.5);
  const [cx, cy] = [w / 2, h * 0.33];
  const rings = [0.12, 0.22, 0.32, 0.42].map((r) => `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * w)}"/>`);
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6;
    return `M${n(cx + Math.cos(angle) * w * 0.12)} ${n(cy + Math.sin(angle) * w * 0.12)}L${n(cx + Math.cos(angle) * w * 0.42)} ${n(cy + Math.sin(angle) * w * 0.42)}`;
  });
  const dust = Array.from({ length: 90 }, () =>
    circle(page.random() * w, page.random() * h, 0.7 + page.random() ** 4 * 2.2, ink, 'fill-opacity=".75"'),
  );
  const figure = Array.from({ length: 8 }, (_, i) => {
    const angle = (i / 8) * Math.PI * 2 + page.between(-0.25, 0.25);
    const reach = page.between(0.14, 0.39) * w;
    return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach] as const;
  });
  const joined = `M${figure.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
  return [
    `<defs>${sky.def}</defs>`,
    rect(0, 0, w, h, sky.fill),
    ...dust,
    `<g fill="none" stroke="${gold}" stroke-width="1.3" stroke-opacity=".6">${rings.join('')}<path d="${spokes.join('')}"/></g>`,
    stroke(joined, gold, 2.2),
    ...figure.map(([x, y], i) => path(star(x, y, i % 3 ? 10 : 19, 4, 0.28), gold)),
    circle(cx, cy, w * 0.085, gold),
    circle(cx + w * 0.035, cy - w * 0.012, w * 0.073, night),
    putTitle(page, {
      face: page.pick(['roman', 'geometric-bold', 'garamond-bold']),
      box: page.area(0.09, 0.635, 0.82, 0.18),
      max: w * 0.15,
      min: w * 0.05,
      caps: true,
      tracking: 0.03,
      maxLines: 4,
      valign: 'middle',
      fill: ink,
    }).svg,
    putTagline(page, {
      face: 'garamond-italic',
      box: page.area(0.12, 0.833, 0.76, 0.05),
      max: w * 0.046,
      min: w * 0.032,
      maxLines: 2,
      valign: 'middle',
      fill: gold,
    }).svg,
    putAuthors(page, {
      face: 'geometric',
      box: page.area(0.1, 0.9, 0.8, 0.055),
      max: w * 0.058,
      min: w * 0.032,
      caps: true,
      tracking: 0.12,
      valign: 'middle',
      fill: ink,
    }).svg,
  ].join('');
}
