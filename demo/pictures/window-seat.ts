import { mix } from '../covers/colours.ts';
import { circle, ellipse, n, path, rect, stroke } from '../covers/shapes.ts';
import type { Paint } from './scene.ts';
import { bookRow } from './shelves.ts';

/** A chair under a lamp beside a window, books on the wall, rain outside. */
export function windowSeat(paint: Paint): string {
  const { w, h, ink, paper, accent, between } = paint;
  const wall = mix(paper, accent, 0.16);
  const floor = h * 0.84;
  const rain = Array.from({ length: 40 }, () => {
    const [x, y] = [w * between(0.085, 0.4), h * between(0.12, 0.55)];
    return stroke(`M${n(x)} ${n(y)}l-7 26`, '#ffffff', 2, 'opacity="0.5"');
  });
  return [
    rect(0, 0, w, h, wall),
    rect(w * 0.07, h * 0.08, w * 0.36, h * 0.56, mix(ink, paper, 0.75)),
    rect(w * 0.085, h * 0.105, w * 0.33, h * 0.51, mix('#7f9fb2', ink, 0.2)),
    ...rain,
    rect(w * 0.245, h * 0.105, 12, h * 0.51, mix(ink, paper, 0.75)),
    rect(w * 0.05, h * 0.63, w * 0.4, 18, mix(ink, paper, 0.6)),
    ...[0.34, 0.58].map((at) =>
      [
        bookRow(paint, w * 0.56, w * 0.96, h * at, h * 0.19),
        rect(w * 0.54, h * at, w * 0.44, 14, mix(ink, accent, 0.3)),
      ].join(''),
    ),
    rect(0, floor, w, h - floor, mix(ink, accent, 0.35)),
    ellipse(w * 0.46, floor + h * 0.07, w * 0.3, h * 0.05, mix(accent, paper, 0.35)),
    lamp(paint, w * 0.66, floor),
    chair(paint, w * 0.42, floor + h * 0.05, h * 0.46),
  ].join('');
}

function chair({ ink, accent, paper }: Paint, x: number, floor: number, tall: number): string {
  const seat = floor - tall * 0.42;
  const cloth = mix(accent, ink, 0.12);
  return [
    path(
      `M${n(x - tall * 0.36)} ${n(seat)}C${n(x - tall * 0.5)} ${n(floor - tall * 1.15)} ${n(x + tall * 0.5)} ${n(floor - tall * 1.15)} ${n(x + tall * 0.36)} ${n(seat)}z`,
      cloth,
    ),
    rect(
      x - tall * 0.4,
      seat - tall * 0.08,
      tall * 0.8,
      tall * 0.34,
      mix(cloth, '#000000', 0.14),
      `rx="${n(tall * 0.06)}"`,
    ),
    rect(x - tall * 0.5, seat - tall * 0.2, tall * 0.16, tall * 0.48, cloth, `rx="${n(tall * 0.07)}"`),
    rect(x + tall * 0.34, seat - tall * 0.2, tall * 0.16, tall * 0.48, cloth, `rx="${n(tall * 0.07)}"`),
    rect(x - tall * 0.42, floor - tall * 0.16, tall * 0.07, tall * 0.16, ink),
    rect(x + tall * 0.35, floor - tall * 0.16, tall * 0.07, tall * 0.16, ink),
    path(
      `M${n(x - tall * 0.2)} ${n(seat - tall * 0.1)}q${n(tall * 0.1)} ${n(-tall * 0.09)} ${n(tall * 0.2)} 0q${n(tall * 0.1)} ${n(-tall * 0.09)} ${n(tall * 0.2)} 0v${n(tall * 0.07)}q${n(-tall * 0.1)} ${n(-tall * 0.08)} ${n(-tall * 0.2)} 0q${n(-tall * 0.1)} ${n(-tall * 0.08)} ${n(-tall * 0.2)} 0z`,
      paper,
    ),
  ].join('');
}

function lamp({ ink, h }: Paint, x: number, floor: number): string {
  const top = floor - h * 0.5;
  return [
    circle(x, top + h * 0.08, h * 0.2, '#ffdf9e', 'opacity="0.35"'),
    stroke(`M${n(x)} ${n(floor)}V${n(top)}`, ink, 7),
    rect(x - h * 0.05, floor - 10, h * 0.1, 10, ink),
    path(
      `M${n(x - h * 0.05)} ${n(top - h * 0.02)}h${n(h * 0.1)}l${n(h * 0.05)} ${n(h * 0.11)}h${n(-h * 0.2)}z`,
      '#f2c878',
    ),
  ].join('');
}
