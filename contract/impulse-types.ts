import { isShippedType } from './shipped-types.ts';

interface Offered {
  impulse_ship: boolean;
  impulse_pickup: boolean;
}

/** Whether the shop offers more books before the checkout of a delivery type (CHECKOUT-083). */
export function isOfferedBefore(type: string, { impulse_ship, impulse_pickup }: Offered): boolean {
  if (isShippedType(type)) return impulse_ship;
  return (type === 'pickup' || type === 'custom_pickup') && impulse_pickup;
}
