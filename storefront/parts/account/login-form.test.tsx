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
