import { z } from 'zod';
import { fontPairNames } from './font-pair.ts';
import { flag, int, text } from './form.ts';

/** px; the height of a logo without a setting of its own is `usualLogoHeight` (CHROME-013). */
export const logoHeights = { least: 16, most: 120 } as const;
export const usualLogoHeight = 40;

/** How a shop looks: what the look's editor changes, in one piece. */
export const shopLook = z.object({
  /** Tokens of the theme with their CSS values (storefront/theme/tokens.ts), those that the bars of the shop set included. */
  theme: z
    .record(z.string().max(60), text(300))
    .refine((theme) => Object.keys(theme).length <= 300, { error: 'too many tokens' }),
  font_pair: z.enum(fontPairNames),
  /** Web address or path of the picture; '' = the name of the shop in its place. */
  logo_url: text(2000),
  /** px. */
  logo_height: int(logoHeights.least, logoHeights.most),
  /** Web address or path of the picture; '' = the open book. */
  favicon_url: text(2000),
  hide_footer_address: flag(),
});
export type ShopLook = z.output<typeof shopLook>;
