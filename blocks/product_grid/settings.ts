import { defineBlock } from '../define-block.ts';
import { listFields } from '../list-fields.ts';

export const productGrid = defineBlock({
  label: 'Books in a grid',
  about: "A list's books in rows.",
  category: 'books',
  fields: listFields(18, 'grid'),
});
