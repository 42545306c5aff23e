import { z } from 'zod';

/** Where a cart or an order goes, as it was chosen: a later change of the address book changes no order. */
export const shipTo = z.object({
  /** 0 = the account's own address; null = given by a guest. */
  address_id: z.number().nullable(),
  name: z.string(),
  company_name: z.string(),
  phone_number: z.string(),
  street_address: z.string(),
  street_address_2: z.string(),
  city: z.string(),
  province: z.string(),
  country: z.string(),
  postal_code: z.string(),
  /** It is the address of a gift registry, which those who buy for it never see: they get `hiddenAddress`. */
  gift_registry: z
    .object({ gift_registry_id: z.number(), name: z.string(), owner_name: z.string() })
    .optional(),
});
export type ShipTo = z.output<typeof shipTo>;

/** What a shopper may see of a delivery address: of a gift registry's address, only whose it is. */
export function hiddenAddress(to: ShipTo): ShipTo {
  const { gift_registry } = to;
  if (!gift_registry) return to;
  return {
    address_id: null,
    name: gift_registry.owner_name,
    company_name: '',
    phone_number: '',
    street_address: '',
    street_address_2: '',
    city: '',
    province: '',
    country: '',
    postal_code: '',
    gift_registry,
  };
}
