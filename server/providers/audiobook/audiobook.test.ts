import { afterEach, describe, expect, test } from 'vitest';
import { type LocalAudiobookSeller, openAudiobookSeller } from '../../../test/local-audiobook-seller.ts';
import type { AudiobookProvider, AudiobookQuery, KnownAudiobook } from './audiobook.ts';
import { catalogueAudiobooks } from './catalogue-audiobooks.ts';
import { fakeAudiobooks } from './fake-audiobooks.ts';
import { remoteAudiobooks } from './remote-audiobooks.ts';

const recording = (isbn: string, popularity: number): KnownAudiobook => ({
  isbn,
  title: 'Salt & Roads',
  narrators: ['Ida Quill'],
  language: 'English',
  popularity,
});
const query = (known: KnownAudiobook[] = []): AudiobookQuery => ({
  eisbn: '9780000000002',
  title: 'Salt & Roads',
  author: 'Emily Marsh',
  known,
  links: { item_url: 'https://seller.example/{isbn}', search_url: 'https://seller.example/?q={text}' },
});

const open: LocalAudiobookSeller[] = [];
afterEach(async () => {
  for (const seller of open.splice(0)) await seller.close();
});
async function aSeller(): Promise<LocalAudiobookSeller> {
  const seller = await openAudiobookSeller();
  open.push(seller);
  return seller;
}

/** Each provider with these recordings on its shelf, wherever that is. */
const providers: [string, (shelf: KnownAudiobook[]) => Promise<AudiobookProvider>][] = [
  ['catalogue', async () => catalogueAudiobooks()],
  [
    'remote',
    async (shelf) => {
      const seller = await aSeller();
      seller.shelf = shelf;
      return remoteAudiobooks(seller.address);
    },
  ],
  [
    'fake',
    async (shelf) => {
      const fake = fakeAudiobooks();
      fake.shelf = shelf.map((one) => ({ ...one, url: `https://seller.example/${one.isbn}` }));
      return fake;
    },
  ],
];

describe.each(providers)('%s as an audiobook seller', (_name, having) => {
  test('says of every recording where it is sold', async () => {
    const shelf = [recording('9780000000019', 3), recording('9780000000026', 9)];
    const found = await (await having(shelf)).find(query(shelf));
    expect(found.total).toBe(2);
    expect(found.audiobooks.map((a) => a.isbn).sort()).toEqual(['9780000000019', '9780000000026']);
    for (const one of found.audiobooks) {
      expect(one).toMatchObject({ title: 'Salt & Roads', narrators: ['Ida Quill'], language: 'English' });
      expect(one.url).toMatch(new RegExp(`^https?://.*${one.isbn}$`));
    }
  });

  test('finds nothing without complaint', async () => {
    expect(await (await having([])).find(query())).toMatchObject({ audiobooks: [], total: 0 });
  });
});

describe('a seller elsewhere', () => {
  test('is asked with ISBN, title and author', async () => {
    const seller = await aSeller();
    await remoteAudiobooks(`${seller.address}/find?shop=9`).find(query());
    expect(Object.fromEntries(seller.asked[0] ?? [])).toEqual({
      shop: '9',
      isbn: '9780000000002',
      title: 'Salt & Roads',
      author: 'Emily Marsh',
    });
  });

  test.each(['down', 'nonsense', 'huge', 'silent'] as const)('that is %s is a failure', async (mood) => {
    const seller = await aSeller();
    seller.mood = mood;
    await expect(remoteAudiobooks(seller.address, 300).find(query())).rejects.toThrow();
  });

  test('that leads to something else than a web page is not believed', async () => {
    const seller = await aSeller();
    const { address } = seller;
    seller.shelf = [recording('9780000000019', 1)];
    seller.address = 'javascript:alert(1)//';
    await expect(remoteAudiobooks(address).find(query())).rejects.toThrow(/Invalid/i);
  });
});

test('a store without a seller leads nowhere', async () => {
  const links = { item_url: '', search_url: 'javascript:alert(1)' };
  const found = await catalogueAudiobooks().find({ ...query([recording('9780000000019', 1)]), links });
  expect(found).toEqual({ audiobooks: [], total: 0, seeMoreUrl: '' });
});

test('addresses are filled in and encoded', async () => {
  const found = await catalogueAudiobooks().find(query([recording('9780000000019', 1)]));
  expect(found.seeMoreUrl).toBe('https://seller.example/?q=Salt%20%26%20Roads%20Emily%20Marsh');
});
