/** Delivery types that go to an address. */
export const shippedTypes = ['ship', 'local_delivery', 'custom_ship'] as const;
export type ShippedType = (typeof shippedTypes)[number];

export const isShippedType = (type: string): type is ShippedType =>
  (shippedTypes as readonly string[]).includes(type);

/** Under which delivery the payment methods of a delivery type stand (PAY-011): all that goes to an address is paid as what is shipped. */
export function paidAs(type: string): 'ship' | 'pickup' | 'electronic' {
  if (type === 'electronic') return type;
  return isShippedType(type) ? 'ship' : 'pickup';
}

/** Guests can pay by card only for what is sent or mailed, where they have no other way (PAY-036, decisions A.6). */
export const cardNeedsLogin = (type: string, isLoggedIn: boolean): boolean =>
  !isLoggedIn && paidAs(type) === 'pickup';
