import { expect, it } from 'vitest';
import type { Location } from '../../contract/location.ts';
import { renderInShop } from '../../test/render-in-shop.tsx';
import { readSettings } from '../define-block.ts';
import { Render } from './render.tsx';
import { contactAndHours } from './settings.ts';

const weekdays: [number, number][] = [
  [600, 1050],
  [540, 540],
  [-1, -1],
  [600, 1050],
  [600, 1050],
  [600, 1050],
  [600, 1050],
];
const location = (location_id: number, more: Partial<Location> = {}): Location => ({
  location_id,
  altname: `Corner ${location_id}`,
  sc_name: 'Corner Books',
  sc_email: 'corner@example.com',
  sc_phone: '(250) 555-0101',
  sc_phone_2: '(250) 555-0102',
  sc_tollfree: '(888) 555-0103',
  sc_addr_array: {
    address: '1 Main Street',
    city: 'Vernon',
    prov: 'BC',
    postal: 'V1T 1A1',
    country: 'Canada',
  },
  lat_lng: null,
  ws_hours: {
    title: '',
    weekdays,
    singles: [{ mon: 12, day: 24, label: 'Christmas Eve', range: [600, 720] }],
  },
  ws_htmlhours: '',
  ws_contact_blurb: '<p>Ring twice.</p>',
  san: '1234567',
  ...more,
});
const draw = (data: object, locations: Location[]) =>
  renderInShop(
    <Render
      data={readSettings(contactAndHours, data) as never}
      injected={locations}
      first={false}
      id="b1"
      page="/"
    />,
  );

it('says everything about a location (BLOCK-048, CONTACT-001, CONTACT-002, CONTACT-004)', () => {
  const html = draw({}, [location(1)]);
  for (const said of [
    'Corner Books',
    '1 Main Street',
    'Vernon, BC V1T 1A1',
    'href="tel:2505550101"',
    'Phone 2: <a href="tel:2505550102"',
    'Toll free: <a href="tel:8885550103"',
    'href="mailto:corner@example.com"',
    '10\u00a0am – 5:30\u00a0pm',
    'December 24 (Christmas Eve)',
    '<p>Ring twice.</p>',
    'SAN 1234567',
  ]) {
    expect(html).toContain(said);
  }
  expect(html.match(/Closed/g)).toHaveLength(2);
  expect(html).not.toContain('Corner 1');
});

it('names each of several, or shows the one that is set; hours that are written out replace the table', () => {
  const two = [location(1), location(2, { ws_htmlhours: '<p>When the light is on.</p>' })];
  expect(draw({}, two)).toMatch(/Corner 1.*Corner 2/s);
  const one = draw({ location_id: 2 }, two);
  expect(one).toContain('When the light is on.');
  expect(one).not.toMatch(/<p[^>]*><\/p>/);
  expect(one).not.toMatch(/Corner 1|Monday/);
});

it('heads the hours, and what is true now is said above all by the browser alone', () => {
  const html = draw({}, [location(1)]);
  expect(html).toMatch(/<p[^>]*><\/p>.*<h2[^>]*>Hours<\/h2><details[^>]*><summary>All hours<.*<table/s);
  expect(draw({}, [location(1), location(2)])).toMatch(
    /<h2>Corner 1<\/h2><p[^>]*><\/p>.*<h3[^>]*>Hours<\/h3>/s,
  );
  expect(html).not.toContain('data-today');
  const none = { ws_hours: { title: '', weekdays: [], singles: [] } };
  expect(draw({}, [location(1, none)])).not.toContain('Hours');
});

it('leads to a place on a map, and beside the hours stands all the rest of a single one', () => {
  const html = draw({}, [location(1)]);
  expect(html).toMatch(/href="https:\/\/www\.openstreetmap\.org\/[^"]*"[^>]*>(<svg.*?<\/svg>)?Directions</);
  expect(html).toMatch(/Directions.*Ring twice\..*SAN 1234567.*Hours<\/h2>/s);
  const online = {
    lat_lng: null,
    sc_addr_array: { address: '', city: '', prov: '', postal: '', country: '' },
  };
  expect(draw({}, [location(1, online)])).not.toContain('Directions');
});

it('leaves out what a location does not have', () => {
  const bare = { sc_phone: '', sc_phone_2: '', sc_tollfree: '', sc_email: '', ws_contact_blurb: '', san: '' };
  expect(draw({}, [location(1, bare)])).not.toMatch(/tel:|mailto:|SAN|Ring/);
});

it('says of a special day when it opens and closes, or that it is closed (CONTACT-005)', () => {
  const special = (mon: number, day: number, range: [number, number]) => ({ mon, day, label: '', range });
  const singles = [special(12, 24, [570, 780]), special(12, 25, [-1, -1]), special(12, 26, [600, 600])];
  const html = draw({}, [location(1, { ws_hours: { title: '', weekdays, singles } })]);
  const said = (day: string) => new RegExp(`${day}</th><td[^>]*>([^<]*)<`).exec(html)?.[1];
  expect(said('December 24')).toBe('9:30\u00a0am – 1\u00a0pm');
  expect(said('December 25')).toBe('Closed');
  expect(said('December 26')).toBe('Closed');
});
