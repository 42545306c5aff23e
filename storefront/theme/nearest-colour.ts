import { hex } from './block-grounds.ts';
import { parseColour, type Rgba } from './colour.ts';
import { contrasts } from './contrast.ts';
import type { FontPair } from './font-pairs.ts';
import { resolveTheme } from './theme-css.ts';

const black: Rgba = [0, 0, 0, 1];
const white: Rgba = [255, 255, 255, 1];
const steps = 100;

/**
 * The colour nearest to that of a token, darker or lighter, that can be read with everything it meets; '#rrggbb'. Null when no shade
 * of it can, or when it is no colour: then another colour has to change.
 */
export function nearestColour(theme: Record<string, string>, token: string, pair?: FontPair): string | null {
  const values = resolveTheme(theme, pair);
  const own = parseColour(theme[token] ?? values[token] ?? '', values);
  if (!own) return null;
  for (let step = 0; step <= steps; step++) {
    for (const goal of [black, white]) {
      const colour = hex(towards(own, goal, step / steps));
      if (isReadable({ ...theme, [token]: colour }, token, pair)) return colour;
    }
  }
  return null;
}

const isReadable = (theme: Record<string, string>, token: string, pair: FontPair | undefined) =>
  contrasts(theme, pair).every(
    ({ of, on, ratio, least }) => ratio >= least || ![of, on, on.replace(/-wash$/, '')].includes(token),
  );

const towards = ([r, g, b]: Rgba, [x, y, z]: Rgba, share: number): Rgba => [
  r + (x - r) * share,
  g + (y - g) * share,
  b + (z - b) * share,
  1,
];
