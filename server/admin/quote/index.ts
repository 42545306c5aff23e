import type { staffQuoteActions } from '../../../contract/admin/quote.ts';
import type { StaffHandlers } from '../context.ts';
import { answer } from './answer.ts';
import { decline } from './decline.ts';
import { getList } from './get-list.ts';

export const staffQuoteHandlers = {
  'quote/getList': getList,
  'quote/answer': answer,
  'quote/decline': decline,
} satisfies StaffHandlers<keyof typeof staffQuoteActions>;
