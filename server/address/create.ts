import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Handler } from '../context.ts';
import { addressesOf, checkPlace, mostAddresses, ownBook } from './address-book.ts';
import { insertAddress, readAddresses, setPreferredRow } from './queries.ts';

export const create: Handler<'address/create'> = async (ctx, { preferred, ...address }) => {
  checkPlace(address);
  const book = await ownBook(ctx);
  if ((await readAddresses(ctx.q, book)).length >= mostAddresses) {
    throw refuse('too_many_addresses', m.refusal_too_many_addresses({ max: mostAddresses }));
  }
  const address_id = await insertAddress(ctx.q, book, address);
  if (preferred) await setPreferredRow(ctx.q, book, address_id);
  return { addresses: await addressesOf(ctx, book), address_id };
};
