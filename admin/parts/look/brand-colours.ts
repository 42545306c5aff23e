import type { ShopLook } from '../../../contract/look.ts';
import { parseColour, type Rgba } from '../../../storefront/theme/colour.ts';
import { lookColours } from '../../../storefront/theme/look-form.ts';
import { nearestColour } from '../../../storefront/theme/nearest-colour.ts';
import { resolveTheme } from '../../../storefront/theme/theme-css.ts';

/** A colour of the shop's brand as the accent of its look. */
export interface BrandColour {
  /** As the brand has it, '#rrggbb'. */
  own: string;
  /** The theme with this colour as its accent, or with the nearest readable shade where the colour itself is too faint. */
  theme: Record<string, string>;
}

const inks = ['#ffffff', '#1c1c1c'];

/** The look with each of these colours in the place of its accent; those that are too faint in every shade are left out. */
export function brandColours(
  { theme, font_pair }: Pick<ShopLook, 'theme' | 'font_pair'>,
  colours: readonly string[],
): BrandColour[] {
  return colours.flatMap((own) => {
    const [best] = inks
      .flatMap((ink) => {
        const tinted = { ...theme, accent: own, 'accent-ink': ink };
        const accent = nearestColour(tinted, 'accent', font_pair);
        return accent ? [{ theme: { ...tinted, accent }, shift: distance(own, accent) }] : [];
      })
      .toSorted((a, b) => a.shift - b.shift);
    return best ? [{ own, theme: withFollowers(theme, best.theme, font_pair) }] : [];
  });
}

/** What had the color of the accent before, such as the chosen entry of the menu, has it still. */
function withFollowers(
  before: ShopLook['theme'],
  after: ShopLook['theme'],
  pair: ShopLook['font_pair'],
): ShopLook['theme'] {
  const old = resolveTheme(before, pair);
  const all = { ...after };
  for (const token of Object.values(lookColours).flat()) {
    if (token === 'accent' || old[token] !== old.accent) continue;
    const readable = nearestColour({ ...all, [token]: after.accent ?? '' }, token, pair);
    if (readable) all[token] = readable;
  }
  return all;
}

function distance(one: string, other: string): number {
  const black: Rgba = [0, 0, 0, 1];
  const [a, b] = [parseColour(one) ?? black, parseColour(other) ?? black];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
