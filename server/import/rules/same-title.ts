import type { StoredTitle } from './stored-title.ts';

/** Whether the two rows of a title would stay as they are. */
export function sameTitle(before: StoredTitle, after: StoredTitle): boolean {
  const keys = Object.keys(after) as (keyof StoredTitle)[];
  return keys.every((key) => sameValue(before[key], after[key]));
}

function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  // Columns of type real give back a neighbour of what they were given.
  if (typeof a === 'number' && typeof b === 'number') return Math.fround(a) === Math.fround(b);
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  return [...keys].every((key) => sameValue(left[key], right[key]));
}
