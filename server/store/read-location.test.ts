import { expect, it } from 'vitest';
import { location } from '../../contract/location.ts';
import { fc } from '../../test/properties.ts';
import { readLocation } from './read-location.ts';

const read = (details: unknown) => readLocation({ id: 3, name: 'Harbour', details });

it('is a location whatever is stored about it', () => {
  const anything = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constant(undefined));
  const hours = fc.record({ title: anything, weekdays: fc.array(anything), singles: fc.array(anything) });
  const names = Object.keys(location.shape);
  const filled = fc.record(Object.fromEntries(names.map((name) => [name, fc.oneof(anything, hours)])));
  fc.assert(
    fc.property(fc.oneof(anything, filled), (details) => {
      const found = read(details);
      expect(location.safeParse(found).error).toBeUndefined();
      expect(found.location_id).toBe(3);
    }),
  );
});

it('keeps what is right beside what is wrong, and every day in its position', () => {
  const found = read({
    sc_phone: 5,
    sc_email: 'harbour@example.com',
    sc_addr_array: { city: 'Vernon', prov: 7 },
    lat_lng: { lat: '50', lng: 1 },
    ws_hours: {
      weekdays: [[600, 1080], 'closed', [600, 1080]],
      singles: [null, { mon: 12, day: 24, range: [600, 720] }, { mon: 12, day: 'first', range: [1, 2] }],
    },
  });
  expect(found).toMatchObject({
    altname: 'Harbour',
    sc_phone: '',
    sc_email: 'harbour@example.com',
    sc_addr_array: { address: '', city: 'Vernon', prov: '' },
    lat_lng: null,
  });
  expect(found.ws_hours).toEqual({
    title: 'Hours',
    weekdays: [
      [600, 1080],
      [-1, -1],
      [600, 1080],
    ],
    singles: [{ mon: 12, day: 24, label: '', range: [600, 720] }],
  });
});
