import { z } from 'zod';
import { id, int } from '../form.ts';

const version = () => int(1, 2_147_483_647);

/** Input of an action that reads one row. */
export const anyId = z.object({ id: id() });

/** Input of a deletion: the row, and its version that the person has seen. */
export const thisVersion = z.object({ id: id(), version: version() });

/** In the input of a save: which row, and the version that the change began from; neither for a new one. */
export const saved = { id: id().optional(), version: version().optional() };

/** Refusals of any change of a row with a version; `stale` brings the `newer` row. */
export const changed = ['not_found', 'stale'] as const;
