import { z } from 'zod';
import { action } from './action.ts';
import { text } from './form.ts';

/** A country (ISO 3166-1 alpha-2) or a province of one (ISO 3166-2 without the country). */
const region = z.object({ code: z.string(), name: z.string() });

export const countryActions = {
  'country/getList': action({
    summary: 'Every country, the one of the store first.',
    input: z.object({}),
    output: z.array(region),
    refusals: [],
    who: 'anyone',
    atGate: true,
    session: 'none',
    changes: false,
  }),
  'province/getList': action({
    summary: 'States or provinces of a country; empty where they are typed freely.',
    input: z.object({ country: text(60) }),
    output: z.array(region),
    refusals: [],
    who: 'anyone',
    atGate: true,
    session: 'none',
    changes: false,
  }),
  'province/get': action({
    summary: 'One state or province, by its code or name.',
    input: z.object({ country: text(60), province: text(80) }),
    output: region,
    refusals: ['unknown_province'],
    who: 'anyone',
    atGate: true,
    session: 'none',
    changes: false,
  }),
};
