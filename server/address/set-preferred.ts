import type { Handler } from '../context.ts';
import { addressesOf, ownBook, unknownAddress } from './address-book.ts';
import { readAddresses, setPreferredRow } from './queries.ts';

export const setPreferred: Handler<'address/setPreferred'> = async (ctx, { address_id }) => {
  const book = await ownBook(ctx);
  const rows = await readAddresses(ctx.q, book);
  if (address_id !== 0 && !rows.some((row) => row.id === address_id)) throw unknownAddress();
  await setPreferredRow(ctx.q, book, address_id);
  return { addresses: await addressesOf(ctx, book), address_id };
};
