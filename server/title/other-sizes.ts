import type { EditionRow } from './edition-queries.ts';

/** A difference in inches too small to count as another size. */
const tolerance = 0.3;
/** Bindings whose name tells a size, where a source gives no measures. */
const sizes = /mass market|large print|pocket|board book|oversize/i;

/** Whether an edition of the same work stands differently on a shelf: another trim, or large print. */
export function isOtherSize(own: EditionRow, other: EditionRow): boolean {
  if (own.is_large_print !== other.is_large_print) return true;
  const width = difference(own.width, other.width);
  const height = difference(own.height, other.height);
  if (width === null && height === null) {
    return own.binding !== other.binding && (sizes.test(own.binding) || sizes.test(other.binding));
  }
  return (width ?? 0) > tolerance || (height ?? 0) > tolerance;
}

function difference(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : Math.abs(a - b);
}
