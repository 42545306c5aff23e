/** Delivery types that go to an address. */
export const shippedTypes = ['ship', 'local_delivery', 'custom_ship'] as const;
export type ShippedType = (typeof shippedTypes)[number];

export const isShippedType = (type: string): type is ShippedType =>
  (shippedTypes as readonly string[]).includes(type);
