import type { Handler } from '../context.ts';
import { addressesOf, checkPlace, ownBook, unknownAddress } from './address-book.ts';
import { readAddresses, setPreferredRow, updateAddress } from './queries.ts';

export const modify: Handler<'address/modify'> = async (ctx, { address_id, preferred, ...address }) => {
  checkPlace(address);
  const book = await ownBook(ctx);
  if (!(await updateAddress(ctx.q, book, address_id, address))) throw unknownAddress();
  if (preferred !== undefined) {
    const before = (await readAddresses(ctx.q, book)).find((row) => row.preferred);
    // Unchecked on the preferred one: the account's own address is preferred again; on another one: nothing.
    if (preferred) await setPreferredRow(ctx.q, book, address_id);
    else if (before?.id === address_id) await setPreferredRow(ctx.q, book, 0);
  }
  return { addresses: await addressesOf(ctx, book), address_id };
};
