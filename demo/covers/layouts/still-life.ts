import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, ellipse, leaf, n, path, rect, stroke } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** A vase, branches and fruit on a table by a window, painted flat. */
export function stillLife(page: Page): string {
  const { w, h, palette } = page;
  const ink = palette.dark;
  const wall = behind(ink, mix(palette.second, palette.light, 0.45), 6);
  const table = mix(palette.ground, palette.dark, 0.1);
  const edge = h * 0.77;
  const x = w * page.between(0.34, 0.66);
  const side = x > w / 2 ? -1 : 1;
  const vase = page.pick([tallVase, jug, bowl]);
  return [
    rect(0, 0, w, h, wall),
    rect(side > 0 ? w * 0.6 : -2, h * 0.36, w * 0.42, h * 0.42, mix(wall, palette.light, 0.55)),
    branches(page, x, edge - h * 0.13),
    rect(0, edge, w, h - edge, table),
    ellipse(x + w * 0.05, edge + h * 0.045, w * 0.16, h * 0.012, palette.dark, 'fill-opacity=".3"'),
    `<g transform="translate(${n(x)} ${n(edge + h * 0.04)}) scale(${n(w / 60)} ${n(w / 60)})">${vase(palette.accent, mix(palette.accent, palette.light, 0.6))}</g>`,
    ...[0, 1, 2].map((i) =>
      fruit(page, x + side * w * (0.2 + i * 0.11), edge + h * (0.03 + (i % 2) * 0.018), w * 0.055, i),
    ),
    putTitle(page, {
      face: page.pick(['garamond-bold', 'fatface', 'baskerville-italic', 'geometric-bold']),
      box: page.area(0.08, 0.055, 0.84, 0.22),
      max: w * 0.17,
      min: w * 0.05,
      leading: 1.04,
      maxLines: 3,
      valign: 'middle',
      fill: ink,
    }).svg,
    putTagline(page, {
      face: 'garamond-italic',
      box: page.area(0.1, 0.285, 0.8, 0.045),
      max: w * 0.048,
      min: w * 0.034,
      maxLines: 1,
      valign: 'middle',
      fill: ink,
    }).svg,
    putAuthors(page, {
      face: page.nameFace,
      box: page.area(0.08, 0.905, 0.84, 0.055),
      max: w * 0.062,
      min: w * 0.034,
      caps: true,
      tracking: 0.06,
      valign: 'middle',
      fill: behind(table, page.ink),
    }).svg,
  ].join('');
}

// Vases of about 20 units' width, standing on y = 0.

function tallVase(body: string, band: string): string {
  return (
    path('M-3-17H3V-12C8-9 8-2 5 0H-5C-8-2-8-9-3-12z', body) + stroke('M-6.600-6Q0-4.500 6.600-6', band, 0.9)
  );
}

function jug(body: string, band: string): string {
  return (
    stroke('M5-13Q11-13 9.500-7T5.500-3', body, 1.4) +
    path('M-4.500-16H6L4-12C8-8 8-2 5.500 0H-5.500C-8-2-8-8-4-12z', body) +
    stroke('M-6.600-5H6.600', band, 0.8)
  );
}

function bowl(body: string, band: string): string {
  return path('M-9-11H9C9-4 5-1 4 0H-4C-5-1-9-4-9-11z', body) + stroke('M-8-8.500Q0-7 8-8.500', band, 0.8);
}

function branches(page: Page, x: number, y: number): string {
  const { h, palette } = page;
  const green = mix(palette.third, '#3f6b4a', 0.55);
  return [-32, -12, 10, 30]
    .map((lean, i) => {
      const long = h * page.between(0.18, 0.245);
      const angle = ((lean - 90) * Math.PI) / 180;
      const at = (share: number) =>
        [x + Math.cos(angle) * long * share, y + Math.sin(angle) * long * share] as const;
      const [tipX, tipY] = at(1);
      const leaves = [0.35, 0.5, 0.65, 0.8, 0.94].flatMap((share, k) => {
        const [lx, ly] = at(share);
        return leaf(lx, ly, long * 0.23, lean - 90 + (k % 2 ? 48 : -48), 0.3);
      });
      const bloom =
        i % 2 ? circle(tipX, tipY, 15, palette.accent) + circle(tipX, tipY, 6, palette.light) : '';
      return (
        stroke(`M${n(x)} ${n(y)}L${n(tipX)} ${n(tipY)}`, green, 4) +
        path(leaves.join(''), i % 2 ? green : mix(green, palette.dark, 0.3)) +
        bloom
      );
    })
    .join('');
}

function fruit(page: Page, x: number, y: number, r: number, i: number): string {
  const skin = ['#e8a33a', '#cc5136', '#d8b93f'][(i + page.words.title.length) % 3] ?? '#e8a33a';
  return (
    circle(x, y, r, skin) +
    circle(x - r * 0.3, y - r * 0.3, r * 0.25, '#ffffff', 'fill-opacity=".35"') +
    path(leaf(x, y - r * 0.9, r * 0.9, -30, 0.3), '#3f6b4a')
  );
}
