import { animals } from './motifs/animals.ts';
import { artsAndIdeas } from './motifs/arts-and-ideas.ts';
import { landAndSea } from './motifs/land-and-sea.ts';
import { living } from './motifs/living.ts';
import type { Motif } from './motifs/motif.ts';
import { people } from './motifs/people.ts';
import { skyAndMagic } from './motifs/sky-and-magic.ts';

/** Every motif. The order decides nothing: ties go by the book's title. */
export const MOTIFS = {
  ...landAndSea,
  ...living,
  ...animals,
  ...skyAndMagic,
  ...people,
  ...artsAndIdeas,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof MOTIFS;
