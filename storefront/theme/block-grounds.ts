import { contrastRatio, over, parseColour, type Rgba } from './colour.ts';
import { colourPresets } from './presets.ts';

/** What each ground is made of where the store has not set it: a token, or a token and how much of it over the page. */
const defaults: (string | [string, number])[] = [
  'ground',
  'surface',
  'shade',
  ['accent', 0.09],
  'accent',
  'ink',
  'footer-ground',
  'nav-ground',
  ['success', 0.12],
  ['warning', 0.12],
  ['ink', 0.12],
  ['accent', 0.2],
];
/** WCAG 2.2 AA for text. */
const readable = 4.5;

/** An opaque colour as '#rrggbb'. */
export const hex = ([r, g, b]: Rgba) =>
  `#${[r, g, b].map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`;
const mix = (top: Rgba, share: number, bottom: Rgba): Rgba => over([top[0], top[1], top[2], share], bottom);

/**
 * Custom properties of the numbered grounds (BLOCK-003): `colour-5` itself and, chosen so that each can be read on it
 * whatever colours the store has set, `colour-5-ink`, `-soft` (secondary text), `-line`, `-accent` and `-accent-ink`.
 */
export function blockGrounds(values: Record<string, string>): Record<string, string> {
  const token = (name: string): Rgba => parseColour(values[name] ?? '', values) ?? [255, 255, 255, 1];
  const page = over(token('ground'), [255, 255, 255, 1]);
  const inks = [token('ink'), token('ground'), token('surface'), [255, 255, 255, 1], [0, 0, 0, 1]] as Rgba[];
  const found: Record<string, string> = {};
  for (const [i] of colourPresets.entries()) {
    const name = `colour-${i + 1}`;
    const made = defaults[i] ?? 'ground';
    const own = values[name] ? parseColour(values[name], values) : null;
    const ground = own
      ? over(own, page)
      : typeof made === 'string'
        ? over(token(made), page)
        : mix(token(made[0]), made[1], page);
    const ink = inks.find((c) => contrastRatio(c, ground) >= readable) ?? best(inks, ground);
    const accent = contrastRatio(token('accent'), ground) >= readable ? token('accent') : ink;
    const soft = [0.78, 0.86, 0.94].map((s) => mix(ink, s, ground));
    Object.assign(found, {
      [name]: hex(ground),
      [`${name}-ink`]: hex(ink),
      [`${name}-soft`]: hex(soft.find((c) => contrastRatio(c, ground) >= readable) ?? ink),
      [`${name}-line`]: hex(mix(ink, 0.22, ground)),
      [`${name}-accent`]: hex(accent),
      [`${name}-accent-ink`]: hex(best([token('accent-ink'), ground, ...inks.slice(3)], accent)),
    });
  }
  return found;
}

function best(candidates: Rgba[], ground: Rgba): Rgba {
  const [first = [0, 0, 0, 1] as Rgba] = candidates;
  return contrastRatio(first, ground) >= readable
    ? first
    : candidates.reduce((a, b) => (contrastRatio(b, ground) > contrastRatio(a, ground) ? b : a), first);
}
