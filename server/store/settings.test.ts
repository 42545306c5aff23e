import { expect, it } from 'vitest';
import { siteSettings } from '../../contract/store.ts';
import { fc } from '../../test/properties.ts';
import { type StoredSettings, settingsOf } from './settings.ts';

const row = {
  id: 1,
  webstore_name: 'corner',
  name: 'Corner Books',
  position: 1,
  hosts: [],
  currency: 'USD',
  country: 'US',
  time_zone: 'UTC',
};
const read = (settings: unknown) =>
  settingsOf({ ...row, settings: settings as StoredSettings }, [], 'http://corner.test');

const anything = fc.oneof(
  fc.constantFrom(null, undefined, 7, 'x', true, [], {}, [null], '</style><script>alert(1)</script>'),
  fc.jsonValue({ maxDepth: 2 }),
);
const filledWith = (shape: object) =>
  fc.record(Object.fromEntries(Object.keys(shape).map((name) => [name, anything])), { requiredKeys: [] });

it('is complete whatever is stored: a value of a wrong type counts as not stored', () => {
  const { store_info, checkout_info, styles } = siteSettings.shape;
  const stored = fc.oneof(
    anything,
    filledWith(siteSettings.shape),
    fc.record({
      store_info: filledWith(store_info.shape),
      checkout_info: filledWith(checkout_info.shape),
      styles: filledWith(styles.shape),
      map_tiles: anything,
    }),
  );
  fc.assert(
    fc.property(stored, (settings) => {
      expect(siteSettings.safeParse(read(settings)).error).toBeUndefined();
    }),
  );
});

it('keeps what is right beside what is wrong', () => {
  const settings = read({
    store_info: { phone: 5, email: 'a@b.test', footer_display_rules: { fax: false, url: 'no' } },
    guest_show_cart: 'no',
    cart_enabled: false,
    styles: { theme: { accent: '#123456', ground: 7 }, font_pair: 'comic' },
    map_tiles: { url: 4, attribution: 'Us' },
  });
  expect(settings.store_info).toMatchObject({
    phone: '',
    email: 'a@b.test',
    footer_display_rules: { fax: false },
  });
  expect(settings).toMatchObject({ guest_show_cart: true, cart_enabled: false });
  expect(settings.styles).toMatchObject({ theme: { accent: '#123456' }, font_pair: 'fraunces' });
  expect(settings.map_tiles).toEqual({
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: 'Us',
  });
});

it.each([
  [undefined, '/contact'],
  ['javascript:alert(1)', '/contact'],
  ['visit', '/visit'],
  ['https://corner.example/visit', 'https://corner.example/visit'],
])('has Map & Hours at %j lead to %s', (contact_us_url, to) => {
  expect(read({ store_info: { contact_us_url } }).store_info.contact_us_url).toBe(to);
});
