import { expect, onTestFinished, test } from 'vitest';
import { anEmail, lastMail, password, profile, signUp } from '../../test/accounts.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import type { Visitor } from '../../test/shop.ts';

const open = sellingShops();
const institution = { is_institution: true, company: 'Harbor School' };

/** A school, its owner's browser, and a teacher who agreed to order for it. */
async function aSchool() {
  const shop = await open();
  const owner = shop.stranger();
  const school = await signUp(owner, institution);
  const teacher = shop.reader;
  const { email, user } = await signUp(teacher);
  await owner.get('account/linkToRequest', { email });
  const { token } = await lastMail(shop.t.db, email);
  await teacher.get('account/linkToVerify', { token });
  return { shop, owner, school, teacher, email, ownId: user.corp_id, corpId: school.user.corp_id };
}

const company = async (visitor: Visitor) => (await visitor.get('session/get', {})).user?.company;

test('an institution asks by mail, who is asked agrees, and both see it (CALL-046, CALL-086..088)', async () => {
  const { reader, stranger, t } = await open();
  const owner = stranger();
  await signUp(owner, institution);
  const { email } = await signUp(reader);
  await owner.get('account/linkToRequest', { email });
  expect(await owner.get('account/getAvailableChildren', {})).toMatchObject([
    { email, name: '', pending: true, type: 'customer' },
  ]);
  const mail = await lastMail(t.db, email);
  // What the institution calls itself is its own words: they do not stand where the shop speaks.
  expect(mail.subject).toMatch(/^You’ve been asked to order for an institution at /);
  expect(mail.path).toMatch(/^\/account\/link\?token=[\w-]{43}$/);
  const asking = await reader.get('account/getAvailableCorps', { token: mail.token });
  expect(asking.map((a) => a.company)).toEqual(['', 'Harbor School']);
  expect(await reader.get('account/linkToVerify', { token: mail.token })).toMatchObject({
    company: 'Harbor School',
    is_institution: true,
  });
  expect(await owner.get('account/getAvailableChildren', {})).toMatchObject([
    { email, name: 'Ada Marsh', pending: false },
  ]);
  expect(await reader.call('account/linkToVerify', { token: mail.token })).toMatchObject({
    error: 'Already verified',
    error_code: 'already_verified',
  });
  expect(await reader.call('account/getAvailableCorps', { token: mail.token })).toMatchObject({
    error: 'Already verified',
    error_code: 'already_verified',
  });
  expect(await owner.call('account/linkToRequest', { email: email.toUpperCase() })).toMatchObject({
    error_code: 'already_linked',
  });
});

test('only the requested account can agree, and only by the newest link', async () => {
  const { reader, stranger, t } = await open();
  const owner = stranger();
  const { email: ownEmail } = await signUp(owner, institution);
  const { email } = await signUp(reader);
  await owner.get('account/linkToRequest', { email });
  const first = await lastMail(t.db, email);
  await owner.get('account/linkToRequest', { email });
  const second = await lastMail(t.db, email);
  const verify = (visitor: Visitor, token: string) => visitor.call('account/linkToVerify', { token });
  expect(await verify(reader, first.token)).toMatchObject({ error_code: 'unknown_token' });
  const eve = stranger();
  await signUp(eve);
  expect(await verify(eve, second.token)).toMatchObject({ error_code: 'other_email' });
  expect(await verify(stranger(), second.token)).toMatchObject({ error_code: 'login_required' });
  await t.db.query(`update account_token set expires_at = now() where purpose = 'link'`);
  expect(await verify(reader, second.token)).toMatchObject({ error_code: 'unknown_token' });
  expect(await owner.call('account/linkToRequest', { email: ownEmail })).toMatchObject({
    error_code: 'own_email',
  });
  expect(await owner.call('account/linkToRequest', { email: '' })).toMatchObject({
    error: 'Email address required.',
  });
});

test('a buyer for an institution has its addresses and a separate cart, and may change neither links nor addresses (CALL-047, CORP-004, LINKED-006..008)', async () => {
  const { shop, owner, teacher, corpId, ownId } = await aSchool();
  const book = await shop.aBook(5);
  await teacher.get('cart/add', { eisbn: book.eisbn });
  const { address_id } = await owner.get('address/create', {
    ...profile,
    name: 'Harbor School',
    communication_preference: undefined,
  } as never);
  expect(await teacher.get('account/setCorp', { corp_id: corpId })).toEqual({
    is_personal: false,
    is_institution: true,
  });
  const session = await teacher.get('session/get', {});
  expect(session.user).toMatchObject({
    first_name: 'Ada',
    company: 'Harbor School',
    corp_id: corpId,
    is_owner: false,
    is_personal: false,
    addresses: [{ address_id }],
  });
  expect(session.cart.items).toEqual([]);
  const sentence = "You don't have permission to modify the linked accounts of: Harbor School";
  for (const answer of [
    await teacher.call('account/getAvailableChildren', {}),
    await teacher.call('account/linkToRequest', { email: anEmail() }),
    await teacher.call('account/removeChildLink', { id: 1 }),
  ]) {
    expect(answer).toMatchObject({ error_code: 'not_owner', error: sentence });
  }
  expect(await teacher.call('address/delete', { address_id })).toMatchObject({ error_code: 'not_owner' });
  await teacher.get('account/setCorp', { corp_id: ownId });
  expect((await teacher.get('session/get', {})).cart.items).toHaveLength(1);
});

test('an institution sees the address that a linked person has now, and cannot ask it again', async () => {
  const { owner, teacher } = await aSchool();
  const email_address = anEmail();
  await teacher.get('account/modify', { email_address, password });
  expect(await owner.get('account/getAvailableChildren', {})).toMatchObject([
    { email: email_address, pending: false },
  ]);
  expect(await owner.call('account/linkToRequest', { email: email_address })).toMatchObject({
    error_code: 'already_linked',
  });
});

test('an institution cannot put a web address of its own into the mail', async () => {
  const { reader } = await open();
  await signUp(reader);
  const company = 'You won! http://evil.example/prize';
  expect(
    await reader.call('account/modify', { ...profile, is_institution: true, company, password }),
  ).toMatchObject({ error_data: { fields: [{ field: 'company' }] } });
});

test('a buyer for an institution who saves their profile changes their own', async () => {
  const { owner, teacher, corpId, ownId } = await aSchool();
  await teacher.get('account/setCorp', { corp_id: corpId });
  await teacher.get('account/modify', { ...profile, ...institution, first_name: 'Adele', password });
  await teacher.get('account/setCorp', { corp_id: ownId });
  const { user } = await teacher.get('session/get', {});
  expect(user).toMatchObject({
    first_name: 'Adele',
    company: '',
    is_institution: false,
    is_personal: true,
  });
  // And an account that is not asked what it is stays what it is.
  await owner.get('account/modify', { ...profile, password });
  expect(await company(owner)).toBe('Harbor School');
  await teacher.get('account/setCorp', { corp_id: corpId });
});

test('a customer cannot buy for an account that did not invite them', async () => {
  const { shop, corpId } = await aSchool();
  const eve = shop.stranger();
  await signUp(eve);
  expect(await eve.call('account/setCorp', { corp_id: corpId })).toMatchObject({
    error_code: 'unknown_account',
  });
  expect(await eve.call('account/removeParentLink', { id: corpId })).toMatchObject({
    error_code: 'unknown_account',
  });
  expect(await company(eve)).toBe('');
});

test.each([
  [
    'the institution takes it back',
    async ({ owner }: Awaited<ReturnType<typeof aSchool>>) => {
      const [child] = await owner.get('account/getAvailableChildren', {});
      await owner.get('account/removeChildLink', { id: child?.id ?? 0 });
    },
  ],
  [
    'they leave it',
    async ({ teacher, corpId }: Awaited<ReturnType<typeof aSchool>>) => {
      await teacher.get('account/removeParentLink', { id: corpId });
    },
  ],
  [
    'it is no institution any more',
    async ({ owner }: Awaited<ReturnType<typeof aSchool>>) => {
      await owner.get('account/modify', { ...profile, is_institution: false, password });
    },
  ],
  [
    'it is deleted',
    async ({ owner, school }: Awaited<ReturnType<typeof aSchool>>) => {
      await owner.get('account/delete', { email_address: school.email, password });
    },
  ],
])('a buyer for an institution buys for themselves again when %s', async (_, end) => {
  const there = await aSchool();
  const { teacher, corpId, ownId } = there;
  await teacher.get('account/setCorp', { corp_id: corpId });
  await end(there);
  expect((await teacher.get('session/get', {})).user).toMatchObject({ corp_id: ownId, company: '' });
  expect(await teacher.call('account/setCorp', { corp_id: corpId })).toMatchObject({
    error_code: 'unknown_account',
  });
  expect(await teacher.get('account/getAvailableCorps', {})).toHaveLength(1);
});

test('people without an institution have no linked accounts, and no former site to go to', async () => {
  const { reader } = await open();
  await signUp(reader);
  const refused = { error_code: 'not_institution' };
  expect(await reader.call('account/getAvailableChildren', {})).toMatchObject(refused);
  expect(await reader.call('account/linkToRequest', { email: anEmail() })).toMatchObject(refused);
  expect(await reader.call('v1/transfer', {})).toMatchObject({ error_code: 'v1_unavailable' });
  expect(await reader.call('v1/changeCorpAndTransfer', { corp_id: 7 })).toMatchObject({
    error_code: 'v1_unavailable',
  });
});

test('an account that buys at the former site is chosen there, and only by who may buy for it (CALL-048, CALL-049)', async () => {
  const there = await aSchool();
  const { shop, teacher, corpId, ownId } = there;
  const { env } = shop.t.shop;
  await shop.t.db.query('update customer set former_site = true where id = $1', [corpId]);
  const types = async () => (await teacher.get('account/getAvailableCorps', {})).map((c) => c.type);
  // No handover to a site that does not exist.
  expect(await types()).toEqual(['customer', 'customer']);
  shop.t.shop.env = { ...env, V1_URL: 'https://old.shop.example', V1_STG: 'blue' };
  onTestFinished(() => {
    shop.t.shop.env = env;
  });
  expect(await types()).toEqual(['customer', 'v1']);
  expect(await teacher.get('v1/changeCorpAndTransfer', { corp_id: corpId })).toEqual({ STG: 'blue' });
  expect(await teacher.get('account/setCorp', { corp_id: corpId })).toEqual({
    is_personal: false,
    is_institution: false,
  });
  // What is bought here meanwhile is bought for oneself.
  expect((await teacher.get('session/get', {})).user?.corp_id).toBe(ownId);
  expect(await teacher.get('v1/transfer', {})).toEqual({ STG: 'blue' });
  const eve = shop.stranger();
  await signUp(eve);
  expect(await eve.call('v1/changeCorpAndTransfer', { corp_id: corpId })).toMatchObject({
    error_code: 'unknown_account',
  });
  const login = await shop.stranger().get('account/login', { email_address: there.email, password });
  expect(login.staging).toBe('blue');
});
