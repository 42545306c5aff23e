import { isDeepStrictEqual } from 'node:util';
import type { AuditRow } from '../audit/queries.ts';
import type { Deleted, Values } from './undo.ts';

export const namesIn = (before: Values, after: Values): string[] => [
  ...new Set([...Object.keys(before), ...Object.keys(after)]),
];

/** As the log holds them: what is undefined is not there. */
export const isSame = (a: unknown, b: unknown): boolean => isDeepStrictEqual(asStored(a), asStored(b));

const asStored = (value: unknown): unknown =>
  value === undefined || value === null ? null : JSON.parse(JSON.stringify(value));

/** The id of the row that an entry is about; of one that was made or deleted, it is among its fields. */
export const rowIdOf = ({ detail: { id, before, after } }: Pick<AuditRow, 'detail'>): number =>
  Number(id ?? (after as Values | undefined)?.id ?? (before as Values | undefined)?.id);

/** What an entry of a deletion says of the row. */
export const deletedRow = (entry: Pick<AuditRow, 'detail' | 'kept'>): Deleted => ({
  id: rowIdOf(entry),
  before: entry.detail.before as Values,
  kept: entry.kept as Deleted['kept'],
});
