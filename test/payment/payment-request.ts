import type { PaymentRequest } from '../../server/providers/payment/payment.ts';

/** A card payment of 25.99 as an adapter is asked for it, held until it is captured. */
export const paymentRequest = (changes: Partial<PaymentRequest> & { token: string }): PaymentRequest => ({
  key: 'c0ffee00-0000-4000-8000-000000000001',
  amount: 2599,
  currency: 'USD',
  hold: true,
  orderNumber: 'W1001',
  description: 'Tidewater Books',
  email: 'ada@example.com',
  postalCode: '',
  breakdown: { items: 2599, discount: 0, tax: 0, shipping: 0, giftCards: 0 },
  lines: [],
  returnUrl: 'https://shop.example/purchase',
  cancelUrl: 'https://shop.example/purchase',
  ...changes,
});
