import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, leaf, n, path, rect, star, stroke } from '../shapes.ts';
import { key } from '../signs/court.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** Fantasy: one golden sign in a wreath of rays, set like an inscription. */
export function emblem(page: Page): string {
  const { w, h, palette } = page;
  const gold = mix(palette.accent, '#f0d79a', 0.55);
  const ground = behind(gold, mix(palette.ground, palette.dark, 0.35), 6);
  const [x, y] = [w / 2, h * 0.36];
  const rays = Array.from({ length: 48 }, (_, i) => {
    const angle = (i * Math.PI) / 24;
    const [from, to] = [0.29 * w, (i % 2 ? 0.35 : 0.41) * w];
    return `M${n(x + Math.cos(angle) * from)} ${n(y + Math.sin(angle) * from)}L${n(x + Math.cos(angle) * to)} ${n(y + Math.sin(angle) * to)}`;
  });
  const wreath = Array.from({ length: 26 }, (_, i) => {
    const turn = (i / 26) * 360;
    const angle = (turn * Math.PI) / 180;
    return leaf(
      x + Math.cos(angle) * w * 0.25,
      y + Math.sin(angle) * w * 0.25,
      w * 0.07,
      turn + 90 + (i % 2 ? 32 : -32),
      0.3,
    );
  });
  const sign = page.sign ?? key;
  const glow = page.id('glow');
  const stops = [mix(ground, palette.ground, 0.8), mix(ground, '#000000', 0.45)].map(
    (c, i) => `<stop offset="${i}" stop-color="${c}"/>`,
  );
  return [
    `<defs><radialGradient id="${glow}" cx="50%" cy="40%" r="65%">${stops.join('')}</radialGradient></defs>`,
    rect(0, 0, w, h, ground),
    rect(0, 0, w, h, `url(#${glow})`, 'fill-opacity=".8"'),
    stroke(rays.join(''), gold, 2),
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(w * 0.25)}" fill="none" stroke="${gold}" stroke-width="2"/>`,
    path(wreath.join(''), gold),
    circle(x, y, w * 0.2, ground),
    `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(w / 6.3) / 100})">${sign({ one: gold, two: gold, ground })}</g>`,
    putAuthors(page, {
      face: 'roman',
      box: page.area(0.08, 0.045, 0.84, 0.055),
      max: w * 0.068,
      min: w * 0.035,
      caps: true,
      tracking: 0.06,
      maxLines: 1,
      valign: 'middle',
      fill: gold,
    }).svg,
    putTitle(page, {
      face: 'roman',
      box: page.area(0.08, 0.66, 0.84, 0.2),
      max: w * 0.15,
      min: w * 0.05,
      caps: true,
      tracking: 0.02,
      maxLines: 4,
      valign: 'middle',
      fill: gold,
    }).svg,
    path(star(x, h * 0.885, 9, 4, 0.3), gold),
    putTagline(page, {
      face: 'garamond-italic',
      box: page.area(0.12, 0.905, 0.76, 0.05),
      max: w * 0.048,
      min: w * 0.033,
      maxLines: 2,
      valign: 'middle',
      fill: gold,
    }).svg,
  ].join('');
}
