import { expect, test } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { SessionList } from './session-list.tsx';
import { YourData } from './your-data.tsx';

const here = { id: 1, agent: 'Firefox', signed_in: 1_700_000_000, last_seen: 1_700_000_000, current: true };
const elsewhere = { ...here, id: 2, current: false };

test.each([
  ['An account is deleted with JavaScript.', <DeleteAccount key="delete" onDeleted={() => {}} />],
  ['The file is made with JavaScript.', <YourData key="data" />],
  ['The others are logged out with JavaScript.', <SessionList key="list" sessions={[here, elsewhere]} />],
])('beside a button that does nothing without JavaScript stands: %s', (sentence, part) => {
  const [note = ''] = renderInShop(part).match(/<noscript>.*?<\/noscript>/s) ?? [];
  expect(note).toContain(sentence);
  expect(note).toContain('Please turn it on in your browser and load the page again.');
});

test('who is logged in nowhere else has nothing to log out', () => {
  expect(renderInShop(<SessionList sessions={[here]} />)).not.toContain('<noscript>');
});
