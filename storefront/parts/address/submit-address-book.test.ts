import { expect, test } from 'vitest';
import { CallFailed } from '../../../contract/action.ts';
import type { Call } from '../../../contract/call.ts';
import { signUp } from '../../../test/accounts.ts';
import { sellingShops } from '../../../test/selling-shop.ts';
import { submitAddressBook } from './submit-address-book.ts';

const open = sellingShops();
const saved = { done: 'address_saved', path: '/account/addresses?done=address_saved' };
const home = {
  intent: 'save',
  name: 'Grace Marsh',
  phone_number: '(250) 555-0142',
  street_address: '318 Abbott Row',
  city: 'Kelowna',
  country: 'CA',
  province: 'BC',
  postal_code: 'V1Y 1A1',
};

async function aCustomer() {
  const { reader } = await open();
  await signUp(reader);
  const api = ((name, input) => reader.call(name, input)) as Call;
  const book = async () => (await reader.get('session/get', {})).user?.addresses ?? [];
  return { api, book, post: (fields: Record<string, string>) => submit(api, fields) };
}

function submit(api: Call, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return submitAddressBook({ api, form, params: {}, url: new URL('http://shop.example/account/addresses') });
}

test('an address is added, changed, preferred and removed', async () => {
  const { book, post } = await aCustomer();
  expect(await post(home)).toEqual(saved);
  const [{ address_id = 0 } = {}] = await book();
  const id = String(address_id);
  expect(await book()).toMatchObject([{ name: 'Grace Marsh', province: 'BC', preferred: false }]);
  expect(await post({ ...home, id, name: 'Grace Hill', preferred: '1' })).toEqual(saved);
  expect(await book()).toMatchObject([{ address_id, name: 'Grace Hill', preferred: true }]);
  // An empty box is not sent.
  expect(await post({ ...home, id })).toEqual(saved);
  expect(await book()).toMatchObject([{ preferred: false }]);
  expect(await post({ intent: 'prefer', id })).toEqual(saved);
  expect(await book()).toMatchObject([{ preferred: true }]);
  expect(await post({ intent: 'remove', id })).toEqual({
    done: 'address_removed',
    path: '/account/addresses?done=address_removed',
  });
  expect(await book()).toEqual([]);
  for (const intent of ['remove', 'prefer']) {
    expect(await post({ intent, id })).toMatchObject({
      sentence: 'This address is no longer in your address book.',
    });
  }
});

test('a form with mistakes comes back with all of them and what was typed (ADDRESS-005..013)', async () => {
  const { book, post } = await aCustomer();
  expect(await post({ ...home, name: '', city: '', province: '', preferred: '1' })).toMatchObject({
    problems: {
      name: 'Full Name is required.',
      city: 'City is required.',
      province: 'Valid state / province is required.',
    },
    typed: { name: '', street_address: '318 Abbott Row', country: 'CA', preferred: true },
    provinces: expect.arrayContaining([{ code: 'BC', name: 'British Columbia' }]),
  });
  expect(await book()).toEqual([]);
});

test('only the server knows some mistakes: they come back in the same way', async () => {
  const { post } = await aCustomer();
  expect(await post({ ...home, province: 'ME' })).toMatchObject({
    problems: { province: 'Valid state / province is required.' },
    typed: { province: 'ME' },
  });
});

test('without JavaScript a province of the former country is not taken for one of the new country', async () => {
  const { book, post } = await aCustomer();
  // WA is Washington there, and Western Australia here.
  const moved = { ...home, country: 'AU', province: 'WA', postal_code: '6000', provinces_of: 'US' };
  expect(await post(moved)).toMatchObject({
    problems: { province: 'Valid state / province is required.' },
    typed: { country: 'AU', province: '' },
    provinces: expect.arrayContaining([{ code: 'WA', name: 'Western Australia' }]),
  });
  expect(await post({ ...moved, provinces_of: 'AU' })).toEqual(saved);
  expect(await book()).toMatchObject([{ country: 'AU', province: 'WA' }]);
});

test('a shop that is too busy gives the form back with what was typed', async () => {
  const { api } = await aCustomer();
  const busy = ((name, input) => {
    if (name === 'address/create') throw new CallFailed('Please try again in a minute.', 429);
    return api(name, input);
  }) as Call;
  expect(await submit(busy, home)).toMatchObject({
    sentence: 'Please try again in a minute.',
    status: 429,
    typed: { name: 'Grace Marsh' },
  });
});
