import { choice, list, number, yesNo } from './fields.ts';

/** Books on a shelf that scrolls; the rest is behind its last tile (LIST-009). */
const mostOnShelf = 24;

/** How many books such a block reads. */
export const booksToRead = ({ display_mode, limit }: { display_mode: string; limit: number }) =>
  display_mode === 'scroller' ? Math.min(limit, mostOnShelf) : limit;

/** Fields of blocks that show a title list (BLOCK-068, BLOCK-071). */
export const listFields = (limit: number, mode: 'scroller' | 'grid') => ({
  list_id: list('List'),
  limit: number('Maximum number of books', { min: 1, max: 50, whole: true }, limit),
  display_mode: choice('Layout', { scroller: 'Scroller', grid: 'Grid' }, mode),
  image_size: number('Cover width', { min: 60, max: 320, unit: 'px' }, 120),
  show_title: yesNo('Show titles', true),
  show_author: yesNo('Show authors', true),
  show_price: yesNo('Show prices', true, 'To readers who may see them.'),
  show_comment: yesNo('Show staff notes', false, 'The first words, under books that have one.'),
});
