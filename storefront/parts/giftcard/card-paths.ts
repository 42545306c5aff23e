/** The form for a gift card as a page of its own, for browsers without JavaScript. */
export const cardFormPath = '/checkout/cart/gift-card';

export const newCardPath = (eisbn: string): string => `${cardFormPath}?card=${eisbn}`;
/** To change a gift card that is in the cart. */
export const editCardPath = (cartId: number): string => `${cardFormPath}?line=${cartId}`;

export const balancePath = '/checkout/gift-card-balance';
