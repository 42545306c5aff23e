import { expect, it } from 'vitest';
import { buildLocation, buildStore } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';

it('lists the places of this shop, each with everything that is known of it (CALL-043)', async () => {
  const made = await testShop();
  const store = await buildStore(made.db);
  const ours = [
    await buildLocation(made.db, store.id, {
      name: 'Harbour',
      details: {
        sc_name: 'Corner Books',
        sc_addr_array: {
          address: '1 Main Street',
          city: 'Vernon',
          prov: 'BC',
          postal: 'V1T 1A1',
          country: 'Canada',
        },
        sc_phone: '(250) 555-0101',
        lat_lng: { lat: 50.2, lng: -119.2 },
        ws_hours: {
          title: 'Hours',
          weekdays: [[540, 1050]],
          singles: [{ mon: 12, day: 24, label: '', range: [600, 720] }],
        },
        san: '1234567',
      },
    }),
    await buildLocation(made.db, store.id, { name: 'Hill' }),
  ];
  const other = await buildStore(made.db);
  await buildLocation(made.db, other.id, { name: 'Elsewhere' });
  await made.reload();

  const locations = await made.visitor().get('webstore/getContactAndHours', {});
  expect(locations.map((location) => location.location_id)).toEqual(ours.map((location) => location.id));
  expect(locations.map((location) => location.altname)).toEqual(['Harbour', 'Hill']);
  for (const location of locations) {
    expect(Object.keys(location).sort()).toEqual(
      [
        'altname',
        'lat_lng',
        'location_id',
        'san',
        'sc_addr_array',
        'sc_email',
        'sc_name',
        'sc_phone',
        'sc_phone_2',
        'sc_tollfree',
        'ws_contact_blurb',
        'ws_hours',
        'ws_htmlhours',
      ].sort(),
    );
  }
  expect(locations[0]).toMatchObject({
    sc_name: 'Corner Books',
    sc_addr_array: { city: 'Vernon', postal: 'V1T 1A1' },
    lat_lng: { lat: 50.2, lng: -119.2 },
    ws_hours: { weekdays: [[540, 1050]], singles: [{ mon: 12, day: 24, range: [600, 720] }] },
    san: '1234567',
  });
});
