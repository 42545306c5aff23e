import { defineBlock } from '../define-block.ts';
import { booksToRead, listFields } from '../list-fields.ts';

export const productSlider = defineBlock({
  label: 'Book shelf',
  about: 'A list’s books on a shelf that scrolls sideways.',
  whenEmpty: 'Choose a list for this shelf.',
  category: 'books',
  hasPicture: true,
  fields: listFields(16, 'scroller'),
  load: (data, from) => from.listTitles(data.list_id, booksToRead(data), data.show_comment),
});
