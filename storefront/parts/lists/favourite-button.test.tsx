import { expect, test } from 'vitest';
import type { Session } from '../../../contract/session.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { SessionProvider } from '../session/session-provider.tsx';
import { FavouriteButton } from './favourite-button.tsx';

const eisbn = '9780140328721';

function draw(rows: { eisbn: string }[] | null): string {
  const session = rows && { logged_in: true, wishlist_id: 5, wishlist: { wishlist_id: 5, rows } };
  return renderInShop(
    <SessionProvider first={session as Session | null}>
      <FavouriteButton eisbn={eisbn} title="Salt Roads" />
    </SessionProvider>,
  ).replace(/<svg.*?<\/svg>/gs, '');
}

test('the button says whether the title is in the favourites (FAV-006)', () => {
  for (const without of [draw(null), draw([]), draw([{ eisbn: '9780140328738' }])])
    expect(without).toMatch(/>Favorite</);
  const within = draw([{ eisbn }]);
  expect(within).toMatch(/>Favorited</);
  expect(within).toContain('aria-haspopup="dialog"');
});

/** The texts of shoppers, each variant by itself. */
const files = import.meta.glob<Record<string, unknown>>(
  ['../../../messages/en/*.json', '!../../../messages/en/desk*.json'],
  { eager: true, import: 'default' },
);
const variants = Object.values(files)
  .flatMap((texts) => Object.entries(texts))
  .flatMap(([key, text]): [key: string, when: string, words: string][] =>
    typeof text === 'string'
      ? [[key, '', text]]
      : (text as { match: Record<string, string> }[]).flatMap(({ match }) =>
          Object.entries(match).map(([when, words]): [string, string, string] => [key, when, words]),
        ),
  )
  .filter(([, , words]) => /favou?rite/i.test(words));

test('the word is Favorite in American shops and Favourite in others, wherever it stands (FAV-002)', () => {
  expect(variants.length).toBeGreaterThan(10);
  for (const [key, when, words] of variants) {
    const spelt = /american=true/.test(when) ? /favorite/i : /american=\*/.test(when) ? /favourite/i : null;
    expect(spelt, `${key} knows the country of the shop`).not.toBeNull();
    expect(words, key).toMatch(spelt ?? '');
    expect(
      words.match(/favou?rite/gi)?.every((word) => spelt?.test(word)),
      key,
    ).toBe(true);
  }
});
