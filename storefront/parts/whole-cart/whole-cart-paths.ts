/** Pages of what the cart page does in dialogs, for browsers without JavaScript. */
export const emailCartPath = '/checkout/cart/email';
export const importPath = '/checkout/cart/import';
export const quotePath = '/checkout/cart/quote';
