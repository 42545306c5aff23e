import { beforeEach, expect, it } from 'vitest';
import { buildLocation, buildStore } from '../../../test/factories.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { type Desk, staffAt } from '../../../test/staff.ts';
import { forgetPerson, personData } from '../../account/person.ts';
import { fakeNewsletter } from '../../providers/newsletter/fake-newsletter.ts';

let made: TestShop;
let owner: Desk;
let store: { id: number; webstoreName: string };

beforeEach(async () => {
  made = await testShop({ newsletters: fakeNewsletter() });
  store = await buildStore(made.db);
  await buildLocation(made.db, store.id);
  const data = { url: 'https://list.example/post', heading: 'A letter a month', subheading: 'What we read' };
  const blocks = [{ id: 'news', component: 'mailchimp_embedded', data }];
  await made.db.query(
    "insert into page (store_id, path, title, blocks) values ($1, '/', 'Home', $2::jsonb)",
    [store.id, JSON.stringify(blocks)],
  );
  await made.reload();
  owner = await staffAt(made, store, 'owner');
});

const signUp = (EMAIL: string, more: object = {}) =>
  made.visitor().call('newsletter/subscribe', { path: '/', block_id: 'news', EMAIL, ...more });
const listed = async (input: object = {}) =>
  (await owner.get('newsletter/getList', input)).subscribers.map(({ email }) => email);

it('lists who signed up through the shop, with the words that they agreed to', async () => {
  await signUp('Ann@example.org', { FNAME: '=Zoë', LNAME: 'Marsh' });
  // The service refuses it.
  expect(await signUp('no@example.org')).toMatchObject({ error_code: 'not_subscribed' });
  await signUp('ann@example.org');
  expect(await owner.get('newsletter/getList')).toEqual({
    subscribers: [
      expect.objectContaining({
        email: 'Ann@example.org',
        first_name: '=Zoë',
        consent: 'A letter a month · What we read · Subscribe',
        page: '/',
        signed_up: expect.any(Number),
        ended: null,
        ended_by: '',
      }),
    ],
    next: null,
  });
  await signUp('ben@example.org');
  expect(await listed({ limit: 1 })).toEqual(['ben@example.org']);
  for (const term of ['zoe', 'marsh z', 'ANN@ex'])
    expect([term, await listed({ term })]).toEqual([term, ['Ann@example.org']]);
  for (const term of ['%', 'example', 'Marshes']) expect([term, await listed({ term })]).toEqual([term, []]);
});

it('takes someone off the list once, and lets them sign up again', async () => {
  await signUp('ann@example.org');
  const [{ id } = { id: 0 }] = (await owner.get('newsletter/getList')).subscribers;
  const answers = await Promise.all([1, 2].map(() => owner.send('newsletter/unsubscribe', { id })));
  expect(answers.map((one) => (one.ok ? 'ok' : one.error_code)).sort()).toEqual(['not_found', 'ok']);
  expect((await owner.get('newsletter/getList')).subscribers).toMatchObject([{ ended_by: 'Some owner' }]);
  await signUp('ann@example.org');
  expect((await owner.get('newsletter/getList')).subscribers).toMatchObject([
    { ended: null },
    { ended_by: 'Some owner' },
  ]);
  const { entries } = await owner.get('audit/getList', { part: 'newsletter' });
  expect(entries.map(({ action }) => action)).toEqual(['newsletter/unsubscribe']);
  expect(JSON.stringify(entries)).not.toContain('ann@');
});

it('knows no one of another store, and notes an export', async () => {
  await signUp('ann@example.org');
  const [{ id } = { id: 0 }] = (await owner.get('newsletter/getList')).subscribers;
  const other = await buildStore(made.db);
  await buildLocation(made.db, other.id);
  await made.reload();
  const stranger = await staffAt(made, other, 'owner');
  expect((await stranger.get('newsletter/exportList')).subscribers).toEqual([]);
  expect(await stranger.send('newsletter/unsubscribe', { id })).toMatchObject({ error_code: 'not_found' });
  expect((await owner.get('newsletter/exportList')).subscribers).toMatchObject([
    { email: 'ann@example.org' },
  ]);
  const { entries } = await owner.get('audit/getList', { part: 'newsletter' });
  expect(entries.map(({ action }) => action)).toEqual(['newsletter/exportList']);
});

it('a person has it in their data, and is forgotten with it', async () => {
  for (const email of ['ann@example.org', 'ben@example.org']) await signUp(email);
  expect(await personData(made.db, store.id, 'Ann@example.org')).toMatchObject({
    newsletter_by_email: [{ email: 'ann@example.org', consent: expect.stringContaining('A letter a month') }],
  });
  await made.db.tx((q) => forgetPerson(q, store.id, 'ann@example.org', { now: false }));
  expect(await listed()).toEqual(['ben@example.org']);
  expect(await personData(made.db, store.id, 'ann@example.org')).toBeUndefined();
});
