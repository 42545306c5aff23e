import { beforeEach, expect, it } from 'vitest';
import { buildStore } from '../../test/factories.ts';
import { testShop, type Visitor } from '../../test/shop.ts';
import { fakeNewsletter } from '../providers/newsletter/fake-newsletter.ts';

let reader: Visitor;
let newsletters: ReturnType<typeof fakeNewsletter>;

beforeEach(async () => {
  newsletters = fakeNewsletter();
  const made = await testShop({ newsletters });
  const store = await buildStore(made.db);
  const blocks = [
    { id: 'news', component: 'mailchimp_embedded', data: { url: 'https://list.example/post' } },
    { id: 'film', component: 'youtube', data: { url: 'https://youtu.be/abcdefghijk' } },
  ];
  await made.db.query(
    "insert into page (store_id, path, title, blocks) values ($1, '/', 'Home', $2::jsonb)",
    [store.id, JSON.stringify(blocks)],
  );
  await made.reload();
  reader = made.visitor();
});

const form = { path: '/', block_id: 'news', EMAIL: 'ada@example.com' };

it('passes the sign-up on to the address in the settings (NEWS-005)', async () => {
  await reader.get('newsletter/subscribe', { ...form, FNAME: 'Ada' });
  expect(newsletters.signUps).toMatchObject([{ url: 'https://list.example/post', FNAME: 'Ada' }]);
});

it('refuses with the words of the service', async () => {
  expect(await reader.call('newsletter/subscribe', { ...form, EMAIL: 'no@example.com' })).toMatchObject({
    error_code: 'not_subscribed',
    error: 'This address is on the list already.',
  });
});

it.each([
  { ...form, block_id: 'film' },
  { ...form, block_id: 'none' },
  { ...form, path: '/none' },
])('knows no form at %j', async (input) => {
  expect(await reader.call('newsletter/subscribe', input)).toMatchObject({ error_code: 'not_found' });
  expect(newsletters.signUps).toEqual([]);
});

it('refuses an invalid address', async () => {
  expect(await reader.call('newsletter/subscribe', { ...form, EMAIL: 'ada' })).toMatchObject({
    error_code: 'invalid_input',
  });
});

it('asks the service once for a sign-up whose answer was lost', async () => {
  const first = await reader.call('newsletter/subscribe', form, 'pressed');
  expect(await reader.call('newsletter/subscribe', form, 'pressed')).toEqual(first);
  expect(newsletters.signUps).toHaveLength(1);
});
