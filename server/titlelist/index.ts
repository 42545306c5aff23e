import type { titlelistActions } from '../../contract/titlelist.ts';
import type { Handlers } from '../context.ts';
import { getItems } from './get-items.ts';
import { getItemsSimple } from './get-items-simple.ts';

export const titlelistHandlers = {
  'titlelist/getItems': getItems,
  'titlelist/getItemsSimple': getItemsSimple,
} satisfies Handlers<keyof typeof titlelistActions>;
