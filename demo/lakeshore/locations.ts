import type { NewLocation } from '../../server/store/location/check-location.ts';

const closed: [number, number] = [-1, -1];
const day: [number, number] = [570, 1050];
const saturday: [number, number] = [570, 1020];
const holidays = [
  { mon: 12, day: 24, label: 'Christmas Eve', range: [570, 900] as [number, number] },
  { mon: 12, day: 25, label: 'Christmas Day', range: closed },
  { mon: 12, day: 26, label: 'Boxing Day', range: closed },
  { mon: 1, day: 1, label: 'New Year’s Day', range: closed },
];

export const lakeshoreLocations: NewLocation[] = [
  {
    code: 'KELOWNA',
    name: 'Kelowna',
    details: {
      sc_name: 'Lakeshore & Pine Kelowna',
      sc_email: 'kelowna.lakeshore@example.com',
      sc_phone: '(250) 555-0118',
      sc_tollfree: '(888) 555-0118',
      sc_addr_array: {
        address: '318 Abbott Row',
        city: 'Kelowna',
        prov: 'BC',
        postal: 'V1Y 1A1',
        country: 'Canada',
      },
      lat_lng: { lat: 49.8866, lng: -119.4988 },
      ws_hours: {
        title: 'Hours',
        weekdays: [day, day, day, [570, 1230], [570, 1230], saturday, [660, 1020]],
        singles: holidays,
      },
      ws_contact_blurb:
        'Two streets back from the lake, under the big ponderosa. Bike racks on the north wall; the children’s room has its own door, at children’s height.',
    },
  },
  {
    code: 'VERNON',
    name: 'Vernon',
    details: {
      sc_name: 'Lakeshore & Pine Vernon',
      sc_email: 'vernon.lakeshore@example.com',
      sc_phone: '(250) 555-0127',
      sc_addr_array: {
        address: '2904 Coldstream Lane',
        city: 'Vernon',
        prov: 'BC',
        postal: 'V1T 2B2',
        country: 'Canada',
      },
      lat_lng: { lat: 50.2654, lng: -119.2721 },
      ws_hours: {
        title: 'Hours',
        weekdays: [closed, day, day, day, [570, 1140], saturday, closed],
        singles: holidays,
      },
      ws_contact_blurb:
        'In the old packing house behind the bakery. Free parking once the orchard trucks have left, around ten.',
    },
  },
  {
    code: 'PENTICTON',
    name: 'Penticton',
    details: {
      sc_name: 'Lakeshore & Pine Penticton',
      sc_email: 'penticton.lakeshore@example.com',
      sc_phone: '(250) 555-0163',
      sc_addr_array: {
        address: '77 Front Walk',
        city: 'Penticton',
        prov: 'BC',
        postal: 'V2A 3C3',
        country: 'Canada',
      },
      lat_lng: { lat: 49.4999, lng: -119.5921 },
      ws_hours: {
        title: 'Hours',
        weekdays: [closed, day, day, day, day, saturday, [660, 960]],
        singles: holidays,
      },
      ws_contact_blurb:
        'Small, sunny and full of maps. Three minutes from the beach; please leave the sand there: the floor is fir.',
    },
  },
];
