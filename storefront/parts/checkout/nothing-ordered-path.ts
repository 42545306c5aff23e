/** Where an order leads that found its cart empty: to the cart page, which says so in words (notice-codes.ts). */
export const nothingOrderedPath = '/checkout/cart?problem=nothing_ordered';
