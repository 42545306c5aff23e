import { mix } from '../covers/colours.ts';
import { circle, hills, n, path, peaks, rect } from '../covers/shapes.ts';
import type { Paint } from './scene.ts';

/** A long lake between hills, pines on the near shore. */
export function lake(paint: Paint): string {
  const { w, h, ink, paper, accent, random, between } = paint;
  const sky = mix(paper, '#8fb9cf', 0.5);
  const far = mix(accent, sky, 0.55);
  const water = mix(sky, accent, 0.25);
  const glints = Array.from({ length: 34 }, () =>
    rect(between(0, w), between(h * 0.62, h * 0.84), between(40, 190), 3, mix(water, '#ffffff', 0.5)),
  );
  return [
    rect(0, 0, w, h, sky),
    rect(0, h * 0.28, w, h * 0.3, mix(sky, '#ffe2b8', 0.5), 'opacity="0.7"'),
    circle(w * 0.3, h * 0.24, h * 0.075, '#fff3d6'),
    path(peaks(random, w, h, h * 0.42, h * 0.16, 5), mix(far, sky, 0.45)),
    path(hills(random, w, h, h * 0.46, h * 0.05, 4), far),
    path(hills(random, w, h, h * 0.52, h * 0.04, 5), mix(far, accent, 0.5)),
    rect(0, h * 0.58, w, h * 0.42, water),
    ...glints,
    path(hills(random, w, h, h * 0.9, h * 0.05, 4), mix(accent, ink, 0.35)),
    ...Array.from({ length: 30 }, (_, i) => {
      const edge = i % 2 ? between(0, w * 0.3) : between(w * 0.68, w);
      return pine(
        edge,
        h * between(0.92, 1.04),
        h * between(0.2, 0.42),
        mix(accent, ink, between(0.4, 0.75)),
      );
    }),
  ].join('');
}

function pine(x: number, y: number, tall: number, colour: string): string {
  const tiers = [0, 0.22, 0.44].map((up, i) => {
    const half = tall * (0.2 - i * 0.045);
    const foot = y - tall * up - tall * 0.08;
    return `M${n(x - half)} ${n(foot)}L${n(x)} ${n(foot - tall * 0.48)}L${n(x + half)} ${n(foot)}z`;
  });
  return [
    rect(x - tall * 0.02, y - tall * 0.1, tall * 0.04, tall * 0.1, colour),
    path(tiers.join(''), colour),
  ].join('');
}
