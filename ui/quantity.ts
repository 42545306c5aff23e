export interface QuantityRange {
  /** Smallest quantity; 0 where none of something is a choice. */
  min?: number;
  max?: number;
}

/**
 * The quantity that typed text stands for (CART-019..021), clamped to the range. Text that is no number, or one below
 * zero, counts as one even where 0 is allowed, because a slip of the finger must not remove anything.
 */
export function clampQuantity(typed: string, { min = 1, max = 9999 }: QuantityRange = {}): number {
  const text = typed.trim();
  if (!/^\+?\d+(?:\.\d*)?$/.test(text)) return Math.max(1, min);
  return Math.min(max, Math.max(min, Math.trunc(Number(text))));
}

/** Whether typed text is a number of copies as it stands, where nothing is guessed at. */
export function isQuantity(typed: string): boolean {
  return /^\d{1,9}$/.test(typed.trim());
}
