import { expect, test } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { LoginForm } from './login-form.tsx';

const drawn = (typed?: string) =>
  renderInShop(<LoginForm back="/" onDone={() => {}} told="Invalid Login" typed={typed} />);

test('the form that comes back holds the name that was typed and an empty password', () => {
  const html = drawn('ada@example.com');
  expect(html).toMatch(/<input[^>]*name="name"[^>]*value="ada@example.com"/);
  expect(html).toContain('Invalid Login');
  expect(html).not.toMatch(/<input[^>]*name="password"[^>]*value=/);
});
