/** Paid in a provider's form, before the order counts. */
export const paysByForm = (choice: string): boolean => choice === 'credit_card' || choice === 'paypal';
