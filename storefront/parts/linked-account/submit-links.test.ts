import { expect, onTestFinished, test } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import { anEmail, lastMail, signUp } from '../../../test/accounts.ts';
import { sellingShops } from '../../../test/selling-shop.ts';
import type { Visitor } from '../../../test/shop.ts';
import { submitLinks } from './submit-links.ts';

const open = sellingShops();
const url = new URL('http://shop.example/account/link');

function formsOf(visitor: Visitor) {
  const api = ((name, input) => visitor.call(name, input)) as Call;
  return (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return submitLinks({ api, form, params: {}, url });
  };
}

/** A school, and a teacher who may order for it unless `agreed` is false. */
async function aSchool({ agreed = true } = {}) {
  const { t, reader: owner, stranger } = await open();
  const { user } = await signUp(owner, { is_institution: true, company: 'Harbor School' });
  const teacher = stranger();
  const { email } = await signUp(teacher);
  const there = {
    t,
    email,
    schoolId: String(user.corp_id),
    ofOwner: formsOf(owner),
    ofTeacher: formsOf(teacher),
  };
  expect(await there.ofOwner({ intent: 'request', email })).toEqual({
    done: 'link_requested',
    path: '/account/link?done=link_requested',
  });
  const { token } = await lastMail(t.db, email);
  if (agreed) await there.ofTeacher({ intent: 'agree', token });
  const chosen = async () => (await teacher.get('session/get', {})).user?.corp_id;
  return { ...there, token, owner, teacher, stranger, chosen };
}

test('a request is judged at its field, and keeps what was typed (LINKED-013, LINKED-014)', async () => {
  const { ofOwner, email } = await aSchool();
  expect(await ofOwner({ intent: 'request', email: ' ' })).toMatchObject({
    problems: { email: 'Email address required.' },
  });
  expect(await ofOwner({ intent: 'request', email: 'no address' })).toEqual({
    intent: 'request',
    email: 'no address',
    problems: { email: 'Please enter a valid email address.' },
  });
  expect(await ofOwner({ intent: 'request', email })).toMatchObject({
    email,
    sentence: expect.stringMatching(/^There was an error \(.+\)$/),
  });
});

test('the mailed link is agreed to once, and by the person it was sent to (LINKED-011, LINKED-015)', async () => {
  const { ofTeacher, token, stranger } = await aSchool({ agreed: false });
  const other = stranger();
  await signUp(other, { email: anEmail() });
  expect(await formsOf(other)({ intent: 'agree', token })).toMatchObject({
    intent: 'agree',
    code: 'other_email',
  });
  const agree = () => ofTeacher({ intent: 'agree', token });
  expect(await agree()).toEqual({ done: 'link_agreed', path: '/account/link?done=link_agreed' });
  expect(await agree()).toMatchObject({ code: 'already_verified' });
});

test('an account to order for is chosen, and one’s own again (CORP-004)', async () => {
  const { ofTeacher, schoolId, chosen } = await aSchool();
  const own = await chosen();
  expect(await ofTeacher({ intent: 'choose', corp_id: schoolId })).toEqual({
    done: 'account_chosen',
    path: '/account/link',
    cookies: [],
  });
  expect(String(await chosen())).toBe(schoolId);
  await ofTeacher({ intent: 'choose', corp_id: String(own) });
  expect(await chosen()).toBe(own);
  expect(await ofTeacher({ intent: 'choose', corp_id: '999999' })).toMatchObject({
    intent: 'choose',
    sentence: 'You can’t order for this account.',
  });
});

test('an account of the former site brings its cookies (CORP-005, CORP-007, CORP-008)', async () => {
  const { t, ofTeacher, schoolId } = await aSchool();
  const { env } = t.shop;
  onTestFinished(() => {
    t.shop.env = env;
  });
  await t.db.query('update customer set former_site = true where id = $1', [schoolId]);
  const [stg, want] = ['STG=blue', 'want_v1=1'].map((c) => `${c}; path=/; max-age=31536000; samesite=lax`);
  t.shop.env = { ...env, V1_URL: 'https://old.shop.example', V1_STG: 'blue' };
  for (const field of ['corp_id', 'v1_corp_id']) {
    expect(await ofTeacher({ intent: 'choose', [field]: schoolId })).toMatchObject({ cookies: [stg, want] });
  }
  t.shop.env = { ...env, V1_URL: 'https://old.shop.example' };
  expect(await ofTeacher({ intent: 'choose', v1_corp_id: schoolId })).toMatchObject({ cookies: [want] });
});

test('a link is removed from either side (LINKED-006, LINKED-010)', async () => {
  for (const side of ['child', 'parent'] as const) {
    const { ofOwner, ofTeacher, owner, schoolId } = await aSchool();
    const [child] = await owner.get('account/getAvailableChildren', {});
    const remove = () =>
      side === 'child'
        ? ofOwner({ intent: 'remove_child', id: String(child?.id) })
        : ofTeacher({ intent: 'remove_parent', id: schoolId });
    expect(await remove()).toEqual({ done: 'link_removed', path: '/account/link?done=link_removed' });
    expect(await owner.get('account/getAvailableChildren', {})).toEqual([]);
    expect(await remove()).toMatchObject({ sentence: expect.stringMatching(/^There was an error \(.+\)$/) });
  }
});
