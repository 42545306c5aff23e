import { z } from 'zod';
import { action } from './action.ts';
import { cart } from './cart.ts';
import { customerList } from './customer-list.ts';
import { id, int, text } from './form.ts';
import { listPage } from './titlelist.ts';

const oneList = z.object({ list_id: id() });
const change = { who: 'customer', session: 'create', changes: true } as const;

/** What is done with a list as a whole besides keeping it. */
export const copiedListActions = {
  'titlelist/copyFromList': action({
    summary:
      'Puts the titles of a list, of the shop or of the customer, at the head of one of the customer’s own. Those that it has stay where they are.',
    input: z.object({ from_list_id: id(), to_list_id: id() }),
    output: z.object({ list: customerList, copied: z.number() }),
    refusals: ['bad_list_id', 'list_full'],
    ...change,
  }),
  'titlelist/copyToCart': action({
    summary:
      'Adds one new copy of each title of a list to the cart; those that cannot be ordered are left out.',
    input: oneList,
    output: z.object({ cart, added: z.number(), left_out: z.number() }),
    refusals: ['bad_list_id', 'nothing_addable', 'cart_disabled', 'requires_account'],
    ...change,
  }),
  'cart/copyCartToList': action({
    summary:
      'Puts the titles of the cart at the head of one of the customer’s lists. The cart stays as it is.',
    input: oneList,
    output: z.object({ copied: z.number() }),
    refusals: ['bad_list_id', 'cart_empty', 'list_full'],
    ...change,
  }),
  'titlelist/getPublicUrl': action({
    summary: 'The public link of a list, made if it has none: who has it sees the titles, without notes.',
    input: oneList,
    output: z.object({ url: z.string() }),
    refusals: ['bad_list_id'],
    ...change,
  }),
  'titlelist/removePublicUrl': action({
    summary: 'Takes the public link of a list away for good; a later one is another.',
    input: oneList,
    output: z.object({ list: customerList }),
    refusals: ['bad_list_id'],
    ...change,
  }),
  'titlelist/getPublic': action({
    summary: 'Titles of a list by the token of its public link.',
    input: z.object({
      token: text(100),
      limit: int(1, 200).default(26),
      offset: int(0, 1_000_000).default(0),
    }),
    output: listPage,
    refusals: ['bad_list_id'],
    who: 'anyone',
    session: 'read',
    changes: false,
    limit: { calls: 300, seconds: 600, perAddress: 1200 },
  }),
};
