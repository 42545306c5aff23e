import { mix } from '../covers/colours.ts';
import { circle, n, path, rect } from '../covers/shapes.ts';
import type { Paint } from './scene.ts';
import { bookRow } from './shelves.ts';

/** The shop from across the street: a striped awning, two windows full of books, the door between them. */
export function shopfront(paint: Paint): string {
  const { w, h, ink, paper, accent } = paint;
  const floor = h * 0.86;
  const wall = mix(accent, ink, 0.35);
  const light = mix(paper, '#ffdf9e', 0.65);
  const windowAt = (x: number) =>
    [
      rect(x - 12, h * 0.37, w * 0.29 + 24, h * 0.43, mix(wall, ink, 0.5)),
      rect(x, h * 0.385, w * 0.29, h * 0.4, light),
      rect(x, h * 0.585, w * 0.29, 8, mix(wall, ink, 0.3)),
      bookRow(paint, x + 14, x + w * 0.29 - 14, h * 0.585, h * 0.15),
      bookRow(paint, x + 14, x + w * 0.29 - 14, h * 0.785, h * 0.16),
    ].join('');
  return [
    rect(0, 0, w, h, mix(paper, accent, 0.14)),
    rect(w * 0.05, h * 0.1, w * 0.9, floor - h * 0.1, wall),
    rect(w * 0.03, h * 0.07, w * 0.94, h * 0.045, mix(wall, ink, 0.55)),
    windowAt(w * 0.09),
    windowAt(w * 0.62),
    door(paint, w * 0.425, floor, w * 0.15, h * 0.47, light),
    awning(paint, w * 0.05, h * 0.2, w * 0.9, h * 0.14),
    rect(0, floor, w, h - floor, mix(ink, paper, 0.55)),
    rect(0, floor, w, 10, mix(ink, paper, 0.3)),
    tub(paint, w * 0.385, floor),
    tub(paint, w * 0.615, floor),
  ].join('');
}

function door(
  { ink, accent }: Paint,
  x: number,
  floor: number,
  wide: number,
  tall: number,
  light: string,
): string {
  const leaf = mix(ink, accent, 0.15);
  return [
    rect(x, floor - tall, wide, tall, leaf),
    rect(x + wide * 0.15, floor - tall * 0.93, wide * 0.7, tall * 0.55, light),
    circle(x + wide * 0.84, floor - tall * 0.28, wide * 0.04, '#e3b04b'),
  ].join('');
}

function awning({ paper, accent }: Paint, x: number, y: number, wide: number, deep: number): string {
  const count = 18;
  const each = wide / count;
  const stripes = Array.from({ length: count }, (_, i) => {
    const left = x + i * each;
    const d = `M${n(left)} ${n(y)}H${n(left + each)}V${n(y + deep)}a${n(each / 2)} ${n(each / 2)} 0 0 1 ${n(-each)} 0z`;
    return path(d, i % 2 ? paper : mix(accent, '#000000', 0.12));
  });
  return stripes.join('');
}

function tub({ ink, inks, accent }: Paint, x: number, floor: number): string {
  const leaves = [-26, -12, 4, 18, 28].map((dx, i) =>
    circle(x + dx, floor - 74 - (i % 3) * 14, 24, mix('#4e7a4a', ink, 0.1 + i * 0.06)),
  );
  const flowers = [-20, 2, 22].map((dx) => circle(x + dx, floor - 92, 7, inks[1] ?? accent));
  const pot = path(`M${n(x - 34)} ${n(floor - 56)}h68l-10 56h-48z`, mix(ink, accent, 0.5));
  return [...leaves, ...flowers, pot].join('');
}
