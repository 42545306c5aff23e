import { expect, test } from 'vitest';
import type { User } from '../../../contract/user.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { AccountChoice } from './account-choice.tsx';
import { LinkRequest } from './link-request.tsx';
import { LinkedAccounts } from './linked-accounts.tsx';

const own = { id: 1, name: 'Ada Marsh', company: '', type: 'customer', is_institution: false };
const school = { ...own, id: 2, company: 'Harbor School', is_institution: true };
const library = { ...school, id: 3, company: 'Hill Library', type: 'v1' };
const child = { ...own, id: 4, email: 'ada@example.com', pending: false };
const person = { is_institution: false, is_owner: true, company: '' };
const institution = { is_institution: true, is_owner: true, company: 'Harbor School' };

const pageAt = (query: string, user: object, sent?: object) =>
  renderInShop(
    <LinkedAccounts user={user as User} parents={[school]} linked={[child]} sent={sent} />,
    {},
    `/account/link${query}`,
  );

test.each([
  ['remove_parent', person, 2, 'Harbor School'],
  ['remove_child', institution, 4, 'ada@example.com'],
])('without JavaScript a page asks before it sends %s', (intent, user, id, name) => {
  expect(pageAt('', user)).toMatch(new RegExp(`<a href="/account/link\\?remove=${id}"`));
  const html = pageAt(`?remove=${id}`, user);
  expect(html).toContain(`Remove ${name}?`);
  expect(html).toMatch(new RegExp(`name="intent" value="${intent}".*name="id" value="${id}"`, 's'));
  expect(pageAt('?remove=77', user)).not.toContain('name="id"');
});

test('a refused request comes back at its field', () => {
  const sent = { email: 'ada', problems: { email: 'Please enter a valid email address.' } };
  const html = pageAt('', institution, sent);
  expect(html).toMatch(/name="email"[^>]*value="ada"/);
  expect(html).toContain('Please enter a valid email address.');
});

test('who is not the owner of an institution changes nothing, whatever the address asks (LINKED-007)', () => {
  const html = pageAt('?remove=4', { ...institution, is_owner: false });
  expect(html).toContain('have permission to modify the linked accounts of: Harbor School');
  expect(html).not.toContain('<form');
});

test('a form chooses the account to order for (CORP-001, CORP-004, CORP-007)', () => {
  const html = renderInShop(<AccountChoice corps={[own, school, library]} chosen={1} />);
  expect(html).toMatch(/<form[^>]*action="\/account\/link"[^>]*method="post"/);
  expect(html).toMatch(/value="1" aria-pressed="true"[^>]*name="corp_id"/);
  expect(html).toMatch(/value="2" aria-pressed="false"[^>]*name="corp_id"/);
  expect(html).toMatch(/value="3"[^>]*name="v1_corp_id"/);
  expect(renderInShop(<AccountChoice corps={[own]} chosen={1} />)).not.toContain('<form');
});

test.each([
  ['', /value="agree".*value="t".*Authorize/s, /Verification Failed/],
  ['unknown_token', /Verification Failed\..*No such link\./s, /Authorize<|You’re logged in as/],
  ['other_email', /You’re logged in as ada@example\.com\..*Log out and continue/s, /Authorize</],
  ['already_verified', /Already verified/, /Authorize<|Verification Failed/],
])('a request of an institution, after the refusal %j (LINKED-015)', (code, shown, hidden) => {
  const sent = code ? { intent: 'agree', code, sentence: 'No such link.' } : undefined;
  const html = renderInShop(<LinkRequest token="t" asking={null} loggedInAs="ada@example.com" sent={sent} />);
  expect(html).toMatch(shown);
  expect(html).not.toMatch(hidden);
});

test('a request that did not reach the shop may be sent again', () => {
  const sent = { sentence: 'The shop is busy.', status: 503 };
  const html = renderInShop(<LinkRequest token="t" asking={null} loggedInAs="ada@example.com" sent={sent} />);
  expect(html).toMatch(/The shop is busy\..*Authorize</s);
});
