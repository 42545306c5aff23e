import { expect, test } from 'vitest';
import { look } from '../../../contract/settings/look.ts';
import { readSettings } from '../../../server/store/read-settings.ts';
import { iconOf } from './icon-of.ts';

const withIcon = (favicon_url: unknown) => {
  const styles = { favicon_url: readSettings(look, { styles: { favicon_url } })['styles.favicon_url'] };
  return iconOf({ styles } as never);
};

test('a shop has its own icon, else the open book', () => {
  expect(withIcon('/media/icon.png')).toEqual({ href: '/media/icon.png' });
  expect(withIcon('https://cdn.example/icon.ico')).toEqual({ href: 'https://cdn.example/icon.ico' });
  const book = { href: '/favicon.svg', type: 'image/svg+xml' };
  for (const none of [undefined, '', 7, 'javascript:alert(1)', 'data:image/svg+xml,<svg/>'])
    expect(withIcon(none)).toEqual(book);
  expect(iconOf(undefined)).toEqual(book);
});
