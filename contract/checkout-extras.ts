import { z } from 'zod';

/** What was entered at the checkout so far, '' for what was not (ENTITY-100). `promo_code` is the Purchase Order #. */
export const enteredContact = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  preferred_communication: z.string(),
  promo_code: z.string(),
  instructions: z.string(),
});
export type EnteredContact = z.output<typeof enteredContact>;
