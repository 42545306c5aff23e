import { z } from 'zod';
import { buttonPresets, textPresets } from '../storefront/theme/presets.ts';

const preset = (count: number) => z.number().int().min(1).max(count).nullable().catch(null);

/**
 * Settings that every block has (ENTITY-050, blocks.tsv). Stored values may be of any age and shape: a wrong one falls back
 * to its default instead of breaking the page.
 */
export const commonSettings = {
  heading: z.string().max(500).catch(''),
  paragraph: z.string().max(20_000).catch(''),
  /** Numbered text styles of the theme (storefront/theme/presets.ts); null = the block's own. */
  heading_preset: preset(textPresets.length),
  paragraph_preset: preset(textPresets.length),
  align: z.enum(['left', 'center', 'right']).catch('left'),
  /** Pixels above and below. */
  padding_y: z.number().min(0).max(400).catch(24),
  /** '', or the name of a token of the theme: 'surface', 'accent'. Never a free CSS value. */
  background_colour: z.enum(['', 'surface', 'accent', 'accent-soft']).catch(''),
  /** Target of 'anchor:' links. */
  link_id: z
    .string()
    .regex(/^[\w-]{0,60}$/)
    .catch(''),
};
export type CommonSettings = { [K in keyof typeof commonSettings]: z.output<(typeof commonSettings)[K]> };

/**
 * An address that a shop owner may link to: a path of the shop, an anchor, http(s), mailto or tel. Anything else
 * (javascript:, data:) becomes ''.
 */
export const linkAddress = z
  .string()
  .max(2000)
  .transform((s) => s.trim())
  .pipe(
    z
      .string()
      .regex(/^(\/(?!\/)[^\s]*|#[\w-]*|anchor:[\w-]+|https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+\d() -]+|)$/i),
  )
  .catch('');

export const buttonSettings = {
  button_label: z.string().max(100).catch('Buy Books'),
  button_url: linkAddress,
  /** Numbered button style of the theme; null = filled. */
  button_type: preset(buttonPresets.length),
  /** Opens in a new tab. */
  button_tab: z.boolean().catch(false),
};

export const linkButton = z.object({
  label: z.string().max(100).catch('Buy Books'),
  link: linkAddress,
  tab: z.boolean().catch(false),
});

export const listSettings = {
  list_id: z.number().int().min(0).catch(0),
  show_title: z.boolean().catch(true),
  show_author: z.boolean().catch(true),
};
