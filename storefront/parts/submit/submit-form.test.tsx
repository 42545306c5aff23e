import { expect, test } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { FormRefusal } from './form-outcome.ts';
import { SubmitForm } from './submit-form.tsx';

const html = (posted?: FormRefusal, needsScript = false) =>
  renderInShop(
    <SubmitForm label="Send" hidden={{ intent: 'ask', id: 7 }} posted={posted} needsScript={needsScript}>
      {(problems) => <TextField name="email" label="Email" error={problems.email} />}
    </SubmitForm>,
    {},
    '/account/link',
  );

test('names itself to the page it is posted to', () => {
  expect(html()).toMatch(/<form[^>]* method="post"/);
  expect(html()).toContain('name="intent" value="ask"');
  expect(html()).toContain('name="id" value="7"');
  expect(html()).toMatch(/<div role="alert"><\/div>/);
});

test('shows a refusal above the fields with its ways on, and problems at their fields', () => {
  const refused = html({
    sentence: 'This link is used.',
    ways: [{ href: '/account/login', label: 'Log in' }],
    problems: { email: 'Please enter an email address.' },
  });
  expect(refused).toMatch(/role="alert">.*This link is used\..*href="\/account\/login">Log in<.*<input/s);
  expect(refused).toMatch(/aria-invalid="true".*Please enter an email address\./s);
});

test('says that it needs JavaScript only where it does', () => {
  expect(html()).not.toContain('<noscript>');
  expect(html(undefined, true)).toMatch(/<noscript>.*needs JavaScript/s);
});
