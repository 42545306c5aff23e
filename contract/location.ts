import { z } from 'zod';

export const hoursPair = z.tuple([z.number().int(), z.number().int()]);

/** ENTITY-057..062. Times are minutes after midnight; -1, or open equal to close, means closed. */
export const location = z.object({
  location_id: z.number(),
  /** Short name shown in pickers. */
  altname: z.string(),
  sc_name: z.string(),
  sc_email: z.string(),
  sc_phone: z.string(),
  sc_phone_2: z.string(),
  sc_tollfree: z.string(),
  sc_addr_array: z.object({
    address: z.string(),
    city: z.string(),
    prov: z.string(),
    postal: z.string(),
    country: z.string(),
  }),
  lat_lng: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  ws_hours: z.object({
    title: z.string(),
    /** Monday first, seven entries. */
    weekdays: z.array(hoursPair),
    /** Special days of the coming weeks. */
    singles: z.array(z.object({ mon: z.number(), day: z.number(), label: z.string(), range: hoursPair })),
  }),
  ws_htmlhours: z.string(),
  ws_contact_blurb: z.string(),
  san: z.string(),
});
export type Location = z.output<typeof location>;
