/** PROMO-001. */
export const longestCode = 15;

/** A promo code as codes are compared: case and spaces do not matter. */
export const promoKey = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();
