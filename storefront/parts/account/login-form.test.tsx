import { expect, test } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { LoginForm } from './login-form.tsx';

test('the form that comes back holds the name that was typed and an empty password', () => {
  const typed = { name: 'ada@example.com' };
  const hint = 'Check for typos';
  const refused = { intent: 'login', sentence: 'Invalid Login', hint, typed };
  const html = renderInShop(<LoginForm back="/" onDone={() => {}} />, {}, '/', [], refused);
  expect(html).toMatch(/<input[^>]*name="name"[^>]*value="ada@example.com"/);
  expect(html).toContain('Invalid Login');
  expect(html).toContain(hint);
  expect(html).not.toMatch(/<input[^>]*name="password"[^>]*value=/);
});

test('asks for a name and a password, both of which must be there (CHROME-038)', () => {
  const html = renderInShop(<LoginForm back="/" onDone={() => {}} />);
  for (const name of ['name', 'password'])
    expect(html).toMatch(new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*required="")`));
});
