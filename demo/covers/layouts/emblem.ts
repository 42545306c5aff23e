import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, leaf, n, path, rect, star, stroke } from '../shapes.ts';
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
  const sign = page.pick([key, sword, crown, tree, bird]);
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
    `<g transform="translate(${n(x)} ${n(y)}) scale(${n(w / 300)})">${sign(gold, ground)}</g>`,
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

// Signs of about 90 by 90 units around (0, 0).

function key(gold: string): string {
  return `<g fill="none" stroke="${gold}" stroke-width="6"><circle cy="-24" r="15"/><circle cy="-24" r="5" stroke-width="3"/><path d="M0-9V44M0 24H15M0 38H20"/></g>`;
}

function sword(gold: string, ground: string): string {
  return (
    path('M-5.500-26L0-50 5.500-26V20H-5.500z', gold) +
    stroke('M0-40V18', ground, 1.5) +
    stroke('M-22 22Q0 16 22 22M0 24V40', gold, 6) +
    circle(0, 45, 6, gold)
  );
}

function crown(gold: string, ground: string): string {
  return (
    path('M-38 24L-44-22-22-2 0-38 22-2 44-22 38 24zM-38 30H38V38H-38z', gold) +
    [-44, 0, 44].map((x) => circle(x, x ? -26 : -42, 5, gold)).join('') +
    path('M0-6L8 6 0 18-8 6z', ground)
  );
}

function tree(gold: string): string {
  const twigs =
    'M0 44V-10M0 20Q-18 10-26-8M0 10Q18 2 26-14M0-2Q-8-18-12-32M0-8Q8-20 12-34M-26-8L-38-10M26-14L38-18';
  const crownLeaves = Array.from({ length: 22 }, (_, i) =>
    leaf(Math.cos(i * 2.4) * (10 + i * 1.35), -16 + Math.sin(i * 2.4) * (6 + i), 12, i * 137, 0.34),
  );
  return (
    stroke(twigs, gold, 3.5) +
    stroke('M0 44Q-14 44-22 50M0 44Q14 44 22 50', gold, 3) +
    path(crownLeaves.join(''), gold)
  );
}

function bird(gold: string, ground: string): string {
  const body = 'M-46-6Q-24-30 0-10Q6-34 38-44Q30-22 44-20Q34-8 24-4Q22 22-6 22L-22 44-26 20Q-22 6-46-6z';
  return path(body, gold) + circle(-14, -8, 3, ground) + stroke('M4-4Q16-8 26-20M4 4Q16 2 24-6', ground, 2.2);
}
