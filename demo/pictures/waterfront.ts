import { mix } from '../covers/colours.ts';
import { circle, n, path, rect, stroke } from '../covers/shapes.ts';
import type { Paint } from './scene.ts';

/** Brick houses along a harbour at dusk, boats before them, one window lit. */
export function waterfront(paint: Paint): string {
  const { w, h, ink, paper, accent, between } = paint;
  const quay = h * 0.62;
  const sky = mix(paper, accent, 0.22);
  const water = mix(ink, '#2f5f74', 0.55);
  const houses: string[] = [];
  for (let x = -20; x < w; ) {
    const wide = between(110, 190);
    houses.push(house(paint, x, quay, wide, between(h * 0.22, h * 0.42)));
    x += wide + 4;
  }
  const glints = Array.from({ length: 46 }, () => {
    const [x, y] = [between(0, w), between(quay + 30, h)];
    return rect(x, y, between(20, 110), 3, mix(water, sky, 0.4), 'opacity="0.55"');
  });
  return [
    rect(0, 0, w, h, sky),
    rect(0, 0, w, h * 0.3, mix(sky, ink, 0.12), 'opacity="0.6"'),
    circle(w * 0.76, h * 0.2, h * 0.085, mix(paper, '#ffd9a0', 0.6)),
    ...houses,
    rect(0, quay, w, h - quay, water),
    rect(0, quay, w, 22, mix(ink, paper, 0.3)),
    ...glints,
    boat(paint, w * 0.22, h * 0.8, h * 0.3),
    boat(paint, w * 0.53, h * 0.74, h * 0.22),
    boat(paint, w * 0.84, h * 0.86, h * 0.36),
  ].join('');
}

function house(paint: Paint, x: number, floor: number, wide: number, tall: number): string {
  const { ink, paper, accent, between, random } = paint;
  const wall = mix(mix(accent, ink, between(0.15, 0.6)), paper, between(0, 0.2));
  const top = floor - tall;
  const columns = Math.max(2, Math.floor(wide / 48));
  const rows = Math.max(2, Math.floor(tall / 70));
  const windows = Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const lit = random() < 0.28;
    const pane = lit ? '#ffd88a' : mix(wall, ink, 0.5);
    return rect(
      x + ((column + 0.5) / columns) * wide - 10,
      top + 26 + (row * (tall - 40)) / rows,
      20,
      32,
      pane,
    );
  });
  const roof =
    random() < 0.5
      ? path(
          `M${n(x - 6)} ${n(top)}L${n(x + wide / 2)} ${n(top - wide * 0.34)}L${n(x + wide + 6)} ${n(top)}z`,
          mix(wall, ink, 0.55),
        )
      : rect(x - 4, top - 14, wide + 8, 16, mix(wall, ink, 0.55));
  return [rect(x, top, wide, tall, wall), roof, ...windows].join('');
}

function boat({ ink, paper, accent }: Paint, x: number, y: number, size: number): string {
  const mast = y - size;
  return [
    stroke(`M${n(x)} ${n(y)}V${n(mast)}`, ink, 4),
    path(`M${n(x + 6)} ${n(mast + 8)}L${n(x + size * 0.44)} ${n(y - 14)}H${n(x + 6)}z`, paper),
    path(
      `M${n(x - 6)} ${n(mast + size * 0.2)}L${n(x - size * 0.3)} ${n(y - 14)}H${n(x - 6)}z`,
      mix(paper, accent, 0.35),
    ),
    path(
      `M${n(x - size * 0.42)} ${n(y)}H${n(x + size * 0.5)}L${n(x + size * 0.34)} ${n(y + size * 0.15)}H${n(x - size * 0.3)}z`,
      accent,
    ),
  ].join('');
}
