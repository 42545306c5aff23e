import { expect, it } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { PreferenceNote } from './preference-note.tsx';

it.each([
  ['phone', 'This changes the preference in your account from Email to Phone.'],
  ['email', 'Your account says Email. If you choose something else, we’ll change it there, too.'],
] as const)(
  'a customer who prefers email and chooses %s is warned (CHECKOUT-055, CHECKOUT-081)',
  (chosen, text) => {
    const html = renderInShop(<PreferenceNote prior="email" chosen={chosen} />);
    expect(html.replace(/<[^>]+>/g, '')).toContain(text);
  },
);
