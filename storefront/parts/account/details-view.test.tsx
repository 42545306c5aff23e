import { describe, expect, test } from 'vitest';
import { signUp } from '../../../test/accounts.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { sellingShops } from '../../../test/selling-shop.ts';
import { DetailsView } from './details-view.tsx';
import { doneSentences } from './done-sentences.ts';

const open = sellingShops();
const here = { id: 1, agent: 'Firefox', signed_in: 1_700_000_000, last_seen: 1_700_000_000, current: true };
const places = [{ code: 'US', name: 'United States' }];

/** The details of a customer of Maine, as the server renders them. */
async function details({
  query = '',
  posted,
  token = '',
}: {
  query?: string;
  posted?: object;
  token?: string;
} = {}) {
  const { reader } = await open();
  const { user } = await signUp(reader);
  const others = [2, 3].map((id) => ({ ...here, id, current: false }));
  const view = (
    <DetailsView
      user={user}
      countries={places}
      provinces={[{ code: 'ME', name: 'Maine' }]}
      sessions={[here, ...others]}
      token={token}
      onDeleted={() => {}}
    />
  );
  return renderInShop(view, {}, `/account/details${query}`, [], posted);
}

const noticesIn = (html: string) =>
  Object.values(doneSentences)
    .map((sentence) => sentence())
    .filter((sentence) => html.includes(sentence));

test('every button of the details works without JavaScript', async () => {
  const html = await details();
  expect(html).not.toContain('needs JavaScript');
  const forms = html.match(/<form.*?<\/form>/gs) ?? [];
  const buttons = html.match(/<button[^>]*>/g) ?? [];
  expect(buttons).toHaveLength(8);
  expect(forms).toHaveLength(buttons.length);
  for (const form of forms) expect(form.match(/<button[^>]*type="submit"/g), form).toHaveLength(1);
  expect(html).not.toContain('data-needs-script');
});

test('the profile is in parts, each with its heading', async () => {
  const [profile = ''] =
    (await details()).match(/<section[^>]*aria-labelledby="profile".*?<\/section>/s) ?? [];
  const headings = [...profile.matchAll(/<h(\d)[^>]*>(.*?)<\/h\1>/g)].map(
    ([, level, words]) => `${level} ${words}`,
  );
  expect(headings).toEqual([
    '2 Profile',
    '3 About you',
    '3 Your address',
    '3 Your preferences',
    '3 To save your changes',
  ]);
});

describe('what was done', () => {
  test.each([
    ['profile_saved', 'Account updated.'],
    ['email_changed', 'Email updated.'],
    ['password_changed', 'Password updated.'],
    ['session_ended', 'That browser is logged out.'],
    ['sessions_ended', 'Logged out everywhere else.'],
  ])('%s', async (code, sentence) => {
    const html = await details({ query: `?done=${code}` });
    expect(noticesIn(html)).toEqual([sentence]);
    expect(html).toMatch(/role="status"><svg/);
  });

  test('says nothing for an unknown code, nor beside what is wrong', async () => {
    for (const code of ['toString', '<b>You+won</b>', '']) {
      const html = await details({ query: `?done=${code}` });
      expect(noticesIn(html)).toEqual([]);
      expect(html).not.toContain('You won');
    }
    const posted = { intent: 'password', problems: { current_password: 'Current password required.' } };
    const html = await details({ query: '?done=profile_saved', posted });
    expect(html).toContain('Current password required.');
    expect(html).not.toContain('Account updated.');
  });
});

test('the form that came back holds what was typed, and only that form says what is wrong', async () => {
  const posted = {
    intent: 'profile',
    sentence: 'There was an error. Please review form.',
    problems: { province: 'Valid state / province is required.' },
    typed: {
      first_name: 'Grace',
      country: 'CA',
      province: '',
      is_institution: '1',
      company: 'Harbor School',
    },
    provinces: [{ code: 'BC', name: 'British Columbia' }],
  };
  const html = await details({ posted });
  expect(html).toMatch(/<input[^>]*name="first_name"[^>]*value="Grace"/);
  expect(html).toMatch(/<input[^>]*name="company"[^>]*value="Harbor School"/);
  expect(html).toContain('<option value="BC">British Columbia</option>');
  expect(html.match(/Valid state \/ province is required\./g)).toHaveLength(1);
  expect(html.match(/There was an error\. Please review form\./g)).toHaveLength(1);
});

test('the question before an account is deleted stands on the page where it was asked for', async () => {
  expect(await details()).not.toContain('Delete your account?');
  expect(await details({ query: '?confirm=delete' })).toContain('Delete your account?');
  const wrong = { intent: 'delete', problems: { email_address: 'Email address required.' } };
  expect(await details({ posted: wrong })).toContain('Email address required.');
});

test('a link to a new address is confirmed by a button without JavaScript', async () => {
  const html = await details({ token: 'of the mail' });
  const [form = ''] = html.match(/<noscript>.*?<\/noscript>/s) ?? [];
  expect(form).toContain('Confirm your new email address');
  expect(form).toMatch(/<input[^>]*name="token" value="of the mail"/);
});
