import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, hills, n, path, rect, stroke } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** For young readers: houses on a hill, clouds, a balloon, in cut paper. */
export function littleTown(page: Page): string {
  const { w, h, palette, random } = page;
  const ink = palette.dark;
  const sky = behind(ink, mix(palette.second, palette.light, 0.55), 6);
  const inks = [palette.accent, palette.ground, palette.third, palette.light];
  const grass = mix(palette.third, '#4d8b57', 0.55);
  const houses = Array.from({ length: 7 }, (_, i) => {
    const x = ((i + 0.5) / 7) * w + page.between(-12, 12);
    const y = h * (0.76 - Math.sin(((i + 0.5) / 7) * Math.PI) * 0.08);
    return house(page, x, y, Math.min(w, h * 0.85) * page.between(0.1, 0.14), inks[i % 4] ?? palette.accent);
  });
  const clouds = [0.15, 0.8, 0.55].map((x, i) => cloud(w * x, h * (0.42 + i * 0.06), w * 0.05));
  return [
    rect(0, 0, w, h, sky),
    ...clouds,
    path(hills(random, w, h, h * 0.66, h * 0.05, 3), mix(grass, sky, 0.35)),
    balloon(page, w * page.between(0.25, 0.75), h * 0.46, Math.min(w, h * 0.75) * 0.085),
    path(`M0 ${n(h * 0.8)}Q${n(w / 2)} ${n(h * 0.62)} ${n(w)} ${n(h * 0.8)}V${n(h)}H0z`, grass),
    ...houses,
    path(hills(random, w, h, h * 0.88, h * 0.02, 3), mix(grass, palette.dark, 0.45)),
    putTitle(page, {
      face: 'round',
      box: page.area(0.07, 0.05, 0.86, 0.27),
      max: w * 0.18,
      min: w * 0.05,
      leading: 0.98,
      maxLines: 4,
      valign: 'middle',
      fill: ink,
    }).svg,
    putTagline(page, {
      face: 'round',
      box: page.area(0.1, 0.335, 0.8, 0.04),
      max: w * 0.042,
      min: w * 0.03,
      maxLines: 1,
      fill: ink,
    }).svg,
    putAuthors(page, {
      face: 'round',
      box: page.area(0.08, 0.915, 0.84, 0.055),
      max: w * 0.055,
      min: w * 0.03,
      valign: 'middle',
      fill: behind(mix(grass, palette.dark, 0.45), palette.light),
    }).svg,
  ].join('');
}

function house(page: Page, x: number, y: number, size: number, wall: string): string {
  const { palette } = page;
  const tall = size * page.between(0.9, 1.5);
  const top = y - tall;
  const roof = wall === palette.accent ? palette.dark : palette.accent;
  const pane = size * 0.2;
  const windows = [-0.3, 0.1].flatMap((dx) =>
    [0.18, 0.55].map((dy) =>
      rect(x + dx * size, top + dy * tall, pane, pane, mix(palette.light, '#ffe08a', 0.4)),
    ),
  );
  return [
    rect(x - size / 2, top, size, tall + 30, wall),
    path(
      `M${n(x - size * 0.62)} ${n(top)}L${n(x)} ${n(top - size * 0.6)}L${n(x + size * 0.62)} ${n(top)}z`,
      roof,
    ),
    ...windows,
  ].join('');
}

function cloud(x: number, y: number, r: number): string {
  return [-1.2, 0, 1.2]
    .map((dx) => circle(x + dx * r, y - (dx ? 0 : r * 0.5), r * (dx ? 0.8 : 1.1), '#ffffff'))
    .join('');
}

function balloon(page: Page, x: number, y: number, r: number): string {
  const { palette } = page;
  return [
    stroke(
      `M${n(x - r * 0.6)} ${n(y + r * 0.7)}L${n(x - r * 0.22)} ${n(y + r * 1.6)}M${n(x + r * 0.6)} ${n(y + r * 0.7)}L${n(x + r * 0.22)} ${n(y + r * 1.6)}`,
      palette.dark,
      2,
    ),
    circle(x, y, r, palette.accent),
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 0.42)}" ry="${n(r)}" fill="${palette.light}"/>`,
    rect(x - r * 0.26, y + r * 1.55, r * 0.52, r * 0.4, palette.dark, 'rx="3"'),
  ].join('');
}
