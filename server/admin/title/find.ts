import { normaliseIsbn } from '../../../contract/isbn.ts';
import { everything } from '../../search/backend.ts';
import { type StaffHandler, theStaff } from '../context.ts';
import { type FoundTitle, findByIsbn, readFound } from './queries.ts';

const pageSize = 25;

export const find: StaffHandler<'title/find'> = async (ctx, { words, offset }) => {
  const { q, store, shop } = ctx;
  const shown = { store, locationId: theStaff(ctx).locationId };
  const isbn = normaliseIsbn(words);
  const id = isbn === null ? null : await findByIsbn(q, isbn);
  if (id !== null)
    return { titles: await readFound(q, shown, [id]), total: 1, page_size: pageSize, instead: '' };
  if (words === '') return { titles: [], total: 0, page_size: pageSize, instead: '' };
  const request = { ...everything, storeId: store.id, text: words, offset, limit: pageSize };
  const hit = await shop.search.search(request);
  const found: FoundTitle[] = await readFound(q, shown, hit.titleIds);
  return {
    titles: found,
    total: hit.total,
    page_size: pageSize,
    instead: hit.isCorrected ? hit.didYouMean : '',
  };
};
