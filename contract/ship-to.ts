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
});
export type ShipTo = z.output<typeof shipTo>;
