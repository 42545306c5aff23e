import { expect, test } from 'vitest';
import type { User } from '../../../contract/user.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { AddressBook } from './address-book.tsx';
import { AddressForm } from './address-form.tsx';

const place = {
  street_address: '1 Quay',
  street_address_2: '',
  city: 'Belfast',
  country: 'US',
  province: 'ME',
  postal_code: '04915',
};
const address = {
  ...place,
  address_id: 3,
  name: 'Grace Marsh',
  company_name: '',
  preferred: false,
  phone_number: '(207) 555-0142',
  phone_number_ext: '',
  email_address: '',
  can_ship_to: true,
};
const user = { ...place, first_name: 'Ada', last_name: 'Marsh', is_owner: true, addresses: [address] };
const countries = [
  { code: 'US', name: 'United States' },
  { code: 'CA', name: 'Canada' },
];
const provinces = { US: [{ code: 'ME', name: 'Maine' }] };
const pageAt = (query: string, of: object = user) =>
  renderInShop(
    <AddressBook user={of as unknown as User} countries={countries} provinces={provinces} />,
    {},
    `/account/addresses${query}`,
  );

test('without JavaScript links lead to the form and the question, and a form prefers an address', () => {
  const html = pageAt('');
  for (const query of ['edit=new', 'edit=3', 'remove=3']) {
    expect(html).toMatch(new RegExp(`<a href="/account/addresses\\?${query}"`));
  }
  expect(html).toMatch(
    /<form[^>]*method="post".*value="prefer".*value="3".*aria-label="Use this address: Grace/s,
  );
  expect(html).not.toContain('<noscript>');
});

test('the page of an address has its form in place, with its values', () => {
  const html = pageAt('?edit=3');
  expect(html).toMatch(/<form[^>]*action="\/account\/addresses\?edit=3"[^>]*method="post"/);
  expect(html).toContain('<h2 id="address">Edit Address</h2>');
  expect(html).toMatch(/type="hidden" name="id" value="3"/);
  expect(html).toMatch(/name="name"[^>]*value="Grace Marsh"/);
  expect(html).toMatch(/<option value="ME" selected="">Maine/);
  expect(html).toMatch(/<noscript><input type="hidden" name="provinces_of" value="US"/);
  const empty = pageAt('?edit=new');
  expect(empty).toContain('<h2 id="address">Add Address</h2>');
  expect(empty).not.toContain('name="id"');
});

test('the question whether to remove an address stands in the page', () => {
  const html = pageAt('?remove=3');
  expect(html).toContain('Remove Grace Marsh?');
  expect(html).toMatch(/name="intent" value="remove".*name="id" value="3"/s);
});

test.each(['?edit=7', '?remove=7', '?edit='])('%s is about no address of this book: its cards', (query) => {
  expect(pageAt(query)).toContain('Add Address</span>');
});

test('who orders for an institution only looks at its addresses', () => {
  for (const query of ['', '?edit=3', '?edit=new', '?remove=3']) {
    const html = pageAt(query, { ...user, is_owner: false, company: 'Harbor School' });
    expect(html).toContain('These are Harbor School’s addresses.');
    expect(html).not.toMatch(/<form|<a /);
  }
});

test('the page says what was done', () => {
  expect(pageAt('?done=address_removed')).toMatch(/role="status".*Address removed successfully/s);
  expect(pageAt('?done=toString')).not.toContain('native code');
});

test('a refused form shows each problem and what was typed, with the provinces of the typed country', () => {
  const typed = { ...address, name: '', country: 'CA', province: '', preferred: true };
  const sent = {
    problems: { name: 'Full Name is required.' },
    typed,
    provinces: [{ code: 'BC', name: 'British Columbia' }],
  };
  const html = renderInShop(
    <AddressForm
      address={address}
      country="US"
      countries={countries}
      provinces={provinces}
      sent={sent}
      onSaved={() => {}}
    />,
  );
  expect(html).toContain('Full Name is required.');
  expect(html).toMatch(/name="city"[^>]*value="Belfast"/);
  expect(html).toMatch(/<option value="CA" selected="">/);
  expect(html).toContain('British Columbia');
  expect(html).not.toContain('Maine');
  expect(html).toMatch(/name="preferred"[^>]*checked=""/);
});
