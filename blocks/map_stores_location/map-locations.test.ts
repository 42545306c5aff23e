import { expect, it } from 'vitest';
import type { Location } from '../../contract/location.ts';
import { mapLink } from '../../contract/map-link.ts';
import { centreOf, popupLines } from './map-locations.ts';

const location = (location_id: number, lat_lng: Location['lat_lng']) =>
  ({
    location_id,
    lat_lng,
    sc_name: 'Corner Books',
    sc_addr_array: {
      address: '1 Main Street',
      city: 'Vernon',
      prov: 'BC',
      postal: 'V1T 1A1',
      country: 'Canada',
    },
  }) as Location;
const a = location(1, { lat: 1, lng: 1 });
const b = location(2, { lat: 2, lng: 2 });
const nowhere = location(3, null);

it('is centred on the chosen location, else on the own, else on the first, else on the documented default (MAP-006, MAP-007)', () => {
  expect(centreOf([a, b], 2, 1)).toBe(b.lat_lng);
  expect(centreOf([a, b], 0, 2)).toBe(b.lat_lng);
  expect(centreOf([nowhere, a], 3, 3)).toBe(a.lat_lng);
  expect(centreOf([nowhere], 0, 0)).toEqual({ lat: 49.88609, lng: -119.4941869 });
});

it('says in a popup what the documents list, and leaves out what a location does not have (MAP-005)', () => {
  expect(popupLines(a)).toEqual(['Corner Books', '1 Main Street', 'Vernon, BC', 'Canada', 'V1T 1A1']);
  const bare = { ...a, sc_addr_array: { address: '', city: '', prov: '', postal: '', country: '' } };
  expect(popupLines(bare)).toEqual(['Corner Books']);
});

it('links to a large map, by postal address when a location has no coordinates', () => {
  expect(mapLink(a)).toContain('mlat=1&mlon=1');
  expect(mapLink(nowhere)).toContain('query=1%20Main%20Street');
});
