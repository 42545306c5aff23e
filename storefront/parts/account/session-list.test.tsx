import { expect, test } from 'vitest';
import { inLocale } from '../../../test/in-locale.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { SessionList } from './session-list.tsx';

test('the times of logins are in the language of the texts', () => {
  const here = { id: 1, agent: 'Firefox', signed_in: 1_700_000_000, last_seen: 1_700_000_000, current: true };
  const html = inLocale('fr', () => renderInShop(<SessionList sessions={[here]} />));
  expect(html).toContain('14 nov. 2023');
});
