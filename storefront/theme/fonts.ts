import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import type { FontPair } from './font-pairs.ts';

const files: Record<FontPair, string[]> = {
  fraunces: [fraunces, sourceSans],
  outfit: [outfit, sourceSerif],
  novel: [sourceSerif, sourceSans],
  plain: [sourceSans],
  gallery: [outfit, sourceSans],
};

/** Addresses of the font files every page of a shop with this pair needs at once (FontPreloads). */
export function fontPreloads(pair: FontPair): string[] {
  return files[pair];
}
