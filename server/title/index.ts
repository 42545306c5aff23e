import type { titleActions } from '../../contract/title.ts';
import type { Handlers } from '../context.ts';
import { getAuthorItems } from './get-author-items.ts';
import { getItem } from './get-item.ts';
import { getProductCode } from './get-product-code.ts';
import { getRelatedItems } from './get-related-items.ts';
import { getSeriesItems } from './get-series-items.ts';

export const titleHandlers = {
  'title/getItem': getItem,
  'title/getRelatedItems': getRelatedItems,
  'title/getSeriesItems': getSeriesItems,
  'title/getAuthorItems': getAuthorItems,
  'title/getProductCode': getProductCode,
} satisfies Handlers<keyof typeof titleActions>;
