import { z } from 'zod';
import { action } from '../action.ts';
import { int, json, text } from '../form.ts';
import { hoursPair, location } from '../location.ts';
import { changed, saved, thisVersion } from './versioned.ts';

/** What shoppers read of a location (ENTITY-057 to 062). Parts that are left out are empty. */
const details = z
  .object({
    sc_name: text(200),
    sc_email: text(254),
    sc_phone: text(40),
    sc_phone_2: text(40),
    sc_tollfree: text(40),
    sc_addr_array: z.object({
      address: text(300),
      city: text(100),
      prov: text(100),
      postal: text(20),
      country: text(60),
    }),
    lat_lng: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    ws_hours: z.object({
      title: text(100),
      /** Monday first, all seven or none. Minutes after midnight; -1 twice = closed. */
      weekdays: z.array(hoursPair).max(7),
      singles: z
        .array(z.object({ mon: int(1, 12), day: int(1, 31), label: text(100), range: hoursPair }))
        .max(366),
    }),
    ws_htmlhours: text(20_000),
    ws_contact_blurb: text(20_000),
    san: text(20),
  })
  .partial();

const staffLocation = z.object({
  id: z.number(),
  version: z.number(),
  /** What import files call it. */
  code: z.string(),
  /** Short name shown in pickers. */
  name: z.string(),
  /** Locations are shown by it, the smallest first. */
  position: z.number(),
  details: location.omit({ location_id: true, altname: true }),
});

export const staffLocationActions = {
  'location/getList': action({
    summary: 'The locations of the store, in its order.',
    input: z.object({}),
    output: z.object({ locations: z.array(staffLocation) }),
    refusals: [],
    who: { permission: 'settings:read' },
    session: 'read',
    changes: false,
  }),
  'location/save': action({
    summary: 'Saves a location, a new one without id, and answers with it.',
    input: z.object({
      ...saved,
      code: text(40),
      name: text(200),
      position: int(0, 100_000).default(0),
      details: json(details),
    }),
    output: staffLocation,
    refusals: [
      ...changed,
      'code_missing',
      'code_taken',
      'name_missing',
      'invalid_email',
      'unknown_country',
      'invalid_coordinates',
      'invalid_hours',
    ],
    who: { permission: 'settings:write' },
    session: 'read',
    changes: true,
  }),
  'location/delete': action({
    summary: 'Deletes a location that has no open orders, no stock and no staff of its own.',
    input: thisVersion,
    output: z.object({}),
    refusals: [...changed, 'location_in_use', 'last_location'],
    who: { permission: 'settings:write' },
    session: 'read',
    changes: true,
  }),
};
