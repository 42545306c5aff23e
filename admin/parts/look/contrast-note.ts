import type { ShopLook } from '../../../contract/look.ts';
import { m } from '../../../messages/compiled/messages.js';
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

/** How well a color can be read with what it meets; null for one that only decorates. The worst pair counts. */
export function contrastNote(
  look: Pick<ShopLook, 'theme' | 'font_pair'>,
  token: string,
): ContrastNote | null {
  const { theme, font_pair } = look;
  const value = theme[token];
  if (value !== undefined && themeProblems({ [token]: value }).length > 0)
    return { sentence: m.desklook_no_color(), isFaint: true, nearest: null };
  const met = contrasts(theme, font_pair).filter(({ of, on }) => of === token || on === token);
  const worst = met.sort((a, b) => a.ratio / a.least - b.ratio / b.least)[0];
  if (!worst) return null;
  const words = { ratio: roundedDown(worst.ratio), other: nameOf(worst.of === token ? worst.on : worst.of) };
  if (worst.ratio >= worst.least) {
    const sentence = worst.least > 3 ? m.desklook_good(words) : m.desklook_seen(words);
    return { sentence, isFaint: false, nearest: null };
  }
  const nearest = nearestColour(theme, token, font_pair);
  return { sentence: faintSentence(words, value ?? '', nearest), isFaint: true, nearest };
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
