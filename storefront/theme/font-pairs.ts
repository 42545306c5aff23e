import type { SiteSettings } from '../../contract/store.ts';

export type FontPair = SiteSettings['styles']['font_pair'];

// The faces named '… Fallback' are the reader's own fonts with the measures of ours: see fonts.css.
const fraunces = '"Fraunces", "Fraunces Fallback", "Fraunces Fallback Times", Georgia, serif';
const sourceSans =
  '"Source Sans 3", "Source Sans 3 Fallback", "Source Sans 3 Fallback Roboto", Arial, sans-serif';
const outfit = '"Outfit", "Outfit Fallback", "Outfit Fallback Roboto", Arial, sans-serif';
const sourceSerif =
  '"Source Serif 4", "Source Serif 4 Fallback", "Source Serif 4 Fallback Times", Georgia, serif';

/** The font tokens of each shipped pair. */
export const fontPairs = {
  fraunces: {
    'font-heading': fraunces,
    'font-body': sourceSans,
    'font-quote': fraunces,
    'font-ui': sourceSans,
  },
  outfit: { 'font-heading': outfit, 'font-body': sourceSerif, 'font-quote': sourceSerif, 'font-ui': outfit },
  novel: {
    'font-heading': sourceSerif,
    'font-body': sourceSerif,
    'font-quote': sourceSerif,
    'font-ui': sourceSans,
  },
  plain: {
    'font-heading': sourceSans,
    'font-body': sourceSans,
    'font-quote': sourceSans,
    'font-ui': sourceSans,
  },
  gallery: { 'font-heading': outfit, 'font-body': sourceSans, 'font-quote': sourceSans, 'font-ui': outfit },
} satisfies Record<FontPair, Record<string, string>>;
