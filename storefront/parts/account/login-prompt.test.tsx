import { expect, test } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { LoginPrompt } from './login-prompt.tsx';

test('a guest is asked to sign up or log in, and comes back (ACCOUNT-007)', () => {
  const html = renderInShop(
    <LoginPrompt back="/account/details?from=mail" />,
    {},
    '/account/details?from=mail',
  );
  expect(html).toContain('You must login or sign up to use this feature.');
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(?:<[^>]*>)*([^<]+)/g)];
  expect(links.map(([, href, label]) => [label, href])).toEqual([
    ['Sign up', expect.stringMatching(/^\/account\/signup\?back=/)],
    ['Login', expect.stringMatching(/^\/account\/login\?back=/)],
  ]);
});
