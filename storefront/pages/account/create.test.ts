import { expect, test } from 'vitest';
import { anEmail, password, profile } from '../../../test/accounts.ts';
import { posted } from '../../../test/posted.ts';
import { sellingShops } from '../../../test/selling-shop.ts';
import { action } from './create.tsx';

const open = sellingShops();
const form = { intent: 'create', ...profile, is_institution: '0', password, confirm_password: password };

/** A reader whose email address the shop has accepted. */
async function aNewcomer() {
  const { reader, aBook } = await open();
  const email = anEmail();
  await reader.get('account/check', { email_address: email, captcha: 'human' });
  const send = (fields: Record<string, string>, path = '/account/create') =>
    posted(action, reader, path, fields);
  return { reader, email, aBook, send };
}

test('an account form with mistakes comes back with its fields, and without the password', async () => {
  const { send } = await aNewcomer();
  const refused = await send({ ...form, last_name: '', province: '', confirm_password: 'another one' });
  expect(refused).toMatchObject({
    status: 400,
    sentence: 'There was an error. Please review form.',
    problems: {
      last_name: 'Last Name is required.',
      province: 'Valid state / province is required.',
      confirm_password: 'The two passwords that you entered do not match.',
    },
    typed: { first_name: 'Ada' },
  });
  expect(JSON.stringify(refused)).not.toContain(password);
});

test('a new account goes on to the page that says so, to the cart, or to the page that asked for it', async () => {
  const first = await aNewcomer();
  const book = '/account/create?back=%2Fitem%2F1';
  expect(await first.send(form, book)).toEqual({ to: '/account/finished?back=%2Fitem%2F1', status: 303 });
  expect((await first.reader.get('session/get', {})).user?.email_address).toBe(first.email);

  const shopper = await aNewcomer();
  const { eisbn } = await shopper.aBook(1);
  await shopper.reader.get('cart/add', { eisbn });
  expect(await shopper.send(form)).toEqual({ to: '/checkout/cart', status: 303 });

  const asked = await aNewcomer();
  expect(await asked.send(form, '/account/create?back=%2Faccount%2Flink%3Ftoken%3Dt')).toEqual({
    to: '/account/link?token=t',
    status: 303,
  });
});

test('an account that was created meanwhile offers a login', async () => {
  const { send } = await aNewcomer();
  await send(form);
  const again = await send(form);
  expect(again).toMatchObject({ status: 400 });
  expect(again.ways).toContainEqual(expect.objectContaining({ href: expect.stringMatching(/^\/account\//) }));
});
