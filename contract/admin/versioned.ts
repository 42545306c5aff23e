import { z } from 'zod';
import { id, int, json } from '../form.ts';

const version = () => int(1, 2_147_483_647);

/** Input of an action that reads one row. */
export const anyId = z.object({ id: id() });

/** Input of a deletion: the row, and its version that the person has seen. */
export const thisVersion = z.object({ id: id(), version: version() });

/** In the input of a save: which row, and the version that the change began from; neither for a new one. */
export const saved = { id: id().optional(), version: version().optional() };

/** Refusals of any change of a row with a version; `stale` brings the `newer` row. */
export const changed = ['not_found', 'stale'] as const;

/** In the input of a save: the titles in their order, by ISBN. */
export const eisbns = json(z.array(z.string().max(40)));

/** Titles of a list or category. Shoppers do not see withdrawn ones; they come back when the catalogue has them again. */
export const listedTitles = z.array(
  z.object({ eisbn: z.string(), title: z.string(), is_withdrawn: z.boolean() }),
);

/** Refusals of a save with titles; their data names the `eisbns`. */
export const titleRefusals = ['unknown_titles', 'duplicate_titles', 'too_many_titles'] as const;
