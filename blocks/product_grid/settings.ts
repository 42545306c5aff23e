import { defineBlock } from '../define-block.ts';
import { booksToRead, listFields } from '../list-fields.ts';

export const productGrid = defineBlock({
  label: 'Book grid',
  about: 'A list’s books in rows.',
  whenEmpty: 'Choose a list for this grid.',
  category: 'books',
  hasPicture: true,
  fields: listFields(18, 'grid'),
  load: (data, from) => from.listTitles(data.list_id, booksToRead(data), data.show_comment),
});
