import { expect, test } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { AccountMenu } from './account-menu.tsx';

test('the account menu leads to gift registries where the shop has them (REG-012)', () => {
  const menu = (gift_registry_enabled: boolean) =>
    renderInShop(<AccountMenu onDone={() => undefined} />, { gift_registry_enabled });
  expect(menu(true)).toContain('href="/gift-registry"');
  expect(menu(false)).not.toContain('/gift-registry');
});
