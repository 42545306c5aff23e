import { contrastProblems } from './contrast.ts';
import type { FontPair } from './font-pairs.ts';
import { themeProblems } from './theme-css.ts';

/** What a shop owner should put right in a theme: settings that mean nothing, and colours too faint on each other. A sentence each. */
export function themeFaults(theme: Record<string, string>, pair: FontPair): string[] {
  const faint = contrastProblems(theme, pair).map(
    ({ of, on, ratio, least }) =>
      `'${of}' on '${on}' has a contrast of ${ratio.toFixed(1)}; it needs ${least}.`,
  );
  return [...themeProblems(theme), ...faint];
}
