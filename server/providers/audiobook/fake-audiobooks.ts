import type { AudiobookProvider, FoundAudiobook } from './audiobook.ts';

/** Has what a test puts on its shelf; `failing` makes it as good as down. */
export interface FakeAudiobooks extends AudiobookProvider {
  shelf: FoundAudiobook[];
  failing: boolean;
}

export function fakeAudiobooks(): FakeAudiobooks {
  const fake: FakeAudiobooks = {
    name: 'fake',
    shelf: [],
    failing: false,
    async find() {
      if (fake.failing) throw new Error('The audiobook seller does not answer');
      return {
        audiobooks: fake.shelf,
        total: fake.shelf.length,
        seeMoreUrl: 'https://seller.example/search',
      };
    },
  };
  return fake;
}
