import type { Handler } from '../context.ts';
import { addressesOf, ownBook, unknownAddress } from './address-book.ts';
import { deleteAddress } from './queries.ts';

export const remove: Handler<'address/delete'> = async (ctx, { address_id }) => {
  const book = await ownBook(ctx);
  if (!(await deleteAddress(ctx.q, book, address_id))) throw unknownAddress();
  return { addresses: await addressesOf(ctx, book), address_id };
};
