import { sellerLink } from '../seller-link.ts';
import type { AudiobookProvider } from './audiobook.ts';

/** Makes no requests: links to the seller's pages of recordings in the catalogue. The default. */
export function catalogueAudiobooks(): AudiobookProvider {
  return {
    name: 'catalogue',
    async find({ eisbn, title, author, known, links }) {
      const audiobooks = known
        .map((one) => ({
          ...one,
          url: sellerLink(links.item_url, { isbn: one.isbn, title: one.title, author }),
        }))
        .filter((one) => one.url !== '');
      const seeMoreUrl = sellerLink(links.search_url, { isbn: eisbn, title, author });
      return { audiobooks, total: audiobooks.length, seeMoreUrl };
    },
  };
}
