import type { titlelistActions } from '../../contract/titlelist.ts';
import type { Handlers } from '../context.ts';
import { getCustom } from './get-custom.ts';
import { getItems } from './get-items.ts';
import { getItemsSimple } from './get-items-simple.ts';

export const titlelistHandlers = {
  'titlelist/getCustom': getCustom,
  'titlelist/getItems': getItems,
  'titlelist/getItemsSimple': getItemsSimple,
} satisfies Handlers<keyof typeof titlelistActions>;
