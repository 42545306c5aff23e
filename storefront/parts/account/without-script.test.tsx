import { expect, test } from 'vitest';
import type { User } from '../../../contract/user.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { AddressBook } from '../address/address-book.tsx';
import { Children } from '../linked-account/children.tsx';
import { LinkRequest } from '../linked-account/link-request.tsx';
import { Parents } from '../linked-account/parents.tsx';

const linked = { id: 1, name: 'Ada Marsh', is_institution: false, type: 'cell' };
const child = { ...linked, email: 'ada@example.com', pending: false };
const parent = { ...linked, company: 'Harbor School' };
const address = {
  address_id: 3,
  name: 'Ada Marsh',
  street_addr: '1 Quay',
  city: 'Belfast',
  country: 'US',
  province: 'ME',
  preferred: false,
};
const user = { ...address, first_name: 'Ada', last_name: 'Marsh', is_owner: true, addresses: [address] };

test.each([
  [
    'A request is authorized with JavaScript.',
    <LinkRequest key="request" token="t" asking={null} loggedInAs="ada@example.com" />,
  ],
  [
    'A link is removed with JavaScript.',
    <Children key="children" company="Harbor School" linked={[child]} />,
  ],
  [
    'Addresses are added and changed with JavaScript.',
    <AddressBook key="book" user={user as unknown as User} countries={[]} provinces={{}} />,
  ],
  ['A link is removed with JavaScript.', <Parents key="parents" parents={[parent]} />],
])('instead of a button that does nothing without JavaScript stands: %s', (sentence, part) => {
  const html = renderInShop(part);
  const [note = ''] = html.match(/<noscript>.*?<\/noscript>/s) ?? [];
  expect(note).toContain(sentence);
  expect(note).toContain('Please turn it on in your browser and load the page again.');
  // A form says the same of itself.
  const buttons = html.replace(/<form.*?<\/form>/gs, '').match(/<button[^>]*>/g);
  expect(buttons).not.toBeNull();
  for (const button of buttons ?? []) expect(button).toContain('data-needs-script');
});
