import type { ShopLook } from '../../../contract/look.ts';
import * as m from '../../../messages/compiled/messages.js';
import { parseColour, relativeLuminance } from '../../../storefront/theme/colour.ts';
import { type Contrast, contrasts } from '../../../storefront/theme/contrast.ts';
import { nearestColour } from '../../../storefront/theme/nearest-colour.ts';
import { themeProblems } from '../../../storefront/theme/theme-css.ts';
import { nameOf } from './colour-names.ts';

export interface ContrastNote {
  sentence: string;
  isFaint: boolean;
  /** The nearest color that can be read, '#rrggbb'. */
  nearest: string | null;
}

/** How well a color can be read with what it meets; null for one that only decorates. The worst pair counts; a faint pair counts only for the color to change. */
export function contrastNote(
  look: Pick<ShopLook, 'theme' | 'font_pair'>,
  token: string,
): ContrastNote | null {
  const { theme, font_pair } = look;
  const value = theme[token];
  if (value !== undefined && themeProblems({ [token]: value }).length > 0)
    return { sentence: m.desklook_no_color(), isFaint: true, nearest: null };
  const worst = worstPair(contrasts(theme, font_pair), token);
  if (!worst) return null;
  const words = { ratio: roundedDown(worst.ratio), other: nameOf(worst.of === token ? worst.on : worst.of) };
  if (worst.ratio >= worst.least) {
    const sentence = worst.least > 3 ? m.desklook_good(words) : m.desklook_seen(words);
    return { sentence, isFaint: false, nearest: null };
  }
  const nearest = nearestColour(theme, token, font_pair);
  return { sentence: faintSentence(words, value ?? '', nearest), isFaint: true, nearest };
}

const isFaintPair = ({ ratio, least }: Contrast) => ratio < least;
const isWash = (token: string) => token.endsWith('-wash');

/** The pair to tell of a color: the faintest that it is to blame for, or else the faintest that is good. */
function worstPair(all: readonly Contrast[], token: string): Contrast | undefined {
  const faint = all.filter(isFaintPair);
  const blamed = faint.filter((pair) => toBlame(pair, faint) === token);
  const good = all.filter((pair) => !isFaintPair(pair) && !isWash(pair.on));
  const standing = good.filter(({ of }) => of === token);
  const beneath = good.filter(({ on }) => on === token);
  const met = [blamed, standing, beneath].find((some) => some.length > 0) ?? [];
  return met.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least)[0];
}

/** The color of a faint pair to change: what stands on the other, unless that one is too faint for its own ground. Words on red buttons have the color of cards, which stays. */
function toBlame({ of, on }: Contrast, faint: readonly Contrast[]): string {
  if (of === 'surface') return on;
  return on !== 'surface' && faint.some((pair) => pair.of === on) ? on : of;
}

function faintSentence(
  words: { ratio: string; other: string },
  value: string,
  nearest: string | null,
): string {
  const [own, goal] = [parseColour(value), parseColour(nearest ?? '')];
  if (!own || !goal) return m.desklook_faint_other(words);
  return relativeLuminance(goal) < relativeLuminance(own)
    ? m.desklook_faint_darker(words)
    : m.desklook_faint_lighter(words);
}

/** 4.49 is not 4.5. */
const roundedDown = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

/** A pair that is too faint, as a sentence. */
export const faultSentence = ({ of, on, ratio, least }: Contrast): string =>
  m.desklook_fault({ of: nameOf(of), on: nameOf(on), ratio: roundedDown(ratio), least });
