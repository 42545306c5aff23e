interface LineToCome {
  quantity: number;
  /** Copies that were not on hand when the order was placed. */
  missing: number;
  isForthcoming: boolean;
  /** When a forthcoming title comes out, as text; '' where that is unknown. */
  day: string;
}

/** What a bookseller has to do about a line: order copies, or wait for the day it comes out. '' when all were on hand. */
export function toComeText({ quantity, missing, isForthcoming, day }: LineToCome): string {
  if (missing === 0) return '';
  const many = missing === quantity ? '' : ` (${missing} of ${quantity})`;
  if (!isForthcoming) return `Special order${many}: not on the shelf`;
  return `Pre-order${many}${day ? `: comes out ${day}` : ''}`;
}
