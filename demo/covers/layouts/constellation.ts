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
  const chart = page.random() < 0.5 ? declinations(page, gold, night) : moonPhases(page, gold, night);
  const dust = Array.from({ length: 90 }, () =>
    circle(page.random() * w, page.random() * h, 0.7 + page.random() ** 4 * 2.2, ink, 'fill-opacity=".75"'),
  );
  return [
    `<defs>${sky.def}</defs>`,
    rect(0, 0, w, h, sky.fill),
    ...dust,
    chart,
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
      face: page.nameFace,
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

/** Rings and spokes of a star chart with one joined figure and a crescent in the middle. */
function declinations(page: Page, gold: string, night: string): string {
  const { w, h } = page;
  const [cx, cy] = [w / 2, h * 0.33];
  const polar = (angle: number, reach: number) =>
    [cx + Math.cos(angle) * reach * w, cy + Math.sin(angle) * reach * w] as const;
  const rings = [0.12, 0.22, 0.32, 0.42].map((r) => `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * w)}"/>`);
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const [from, to] = [polar((i * Math.PI) / 6, 0.12), polar((i * Math.PI) / 6, 0.42)];
    return `M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`;
  });
  const figure = Array.from({ length: 8 }, (_, i) =>
    polar((i / 8) * Math.PI * 2 + page.between(-0.25, 0.25), page.between(0.14, 0.39)),
  );
  return [
    `<g fill="none" stroke="${gold}" stroke-width="1.3" stroke-opacity=".6">${rings.join('')}<path d="${spokes.join('')}"/></g>`,
    stroke(`M${figure.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`, gold, 2.2),
    ...figure.map(([x, y], i) => path(star(x, y, i % 3 ? 10 : 19, 4, 0.28), gold)),
    circle(cx, cy, w * 0.085, gold),
    circle(cx + w * 0.035, cy - w * 0.012, w * 0.073, night),
  ].join('');
}

/** The moon from new to new in an arc over a large full one. */
function moonPhases(page: Page, gold: string, night: string): string {
  const { w, h } = page;
  const [cx, cy, r] = [w / 2, h * 0.37, w * 0.19];
  const craters = Array.from({ length: 9 }, () => {
    const [angle, reach] = [page.random() * 7, page.random() * r * 0.68];
    return circle(
      cx + Math.cos(angle) * reach,
      cy + Math.sin(angle) * reach,
      page.between(0.05, 0.19) * r,
      mix(gold, night, 0.18),
    );
  });
  const phases = Array.from({ length: 7 }, (_, i) => {
    const angle = Math.PI * (1.08 + (i / 6) * 0.84);
    const [x, y, size] = [cx + Math.cos(angle) * w * 0.36, cy + Math.sin(angle) * w * 0.36, w * 0.038];
    const shade =
      i === 3
        ? ''
        : circle(x + ((i - 3) / 3) * size * -1.25 + Math.sign(i - 3) * size * 1.9, y, size * 1.12, night);
    return circle(x, y, size, gold) + shade;
  });
  const rays = Array.from({ length: 60 }, (_, i) => {
    const angle = (i / 60) * Math.PI * 2;
    const [from, to] = [r * 1.12, r * (i % 2 ? 1.2 : 1.32)];
    return `M${n(cx + Math.cos(angle) * from)} ${n(cy + Math.sin(angle) * from)}L${n(cx + Math.cos(angle) * to)} ${n(cy + Math.sin(angle) * to)}`;
  });
  return circle(cx, cy, r, gold) + craters.join('') + stroke(rays.join(''), gold, 1.8) + phases.join('');
}
