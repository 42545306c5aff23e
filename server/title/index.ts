import type { titleActions } from '../../contract/title.ts';
import type { Handlers } from '../context.ts';
import { getAuthorItems } from './get-author-items.ts';
import { getBindingItems } from './get-binding-items.ts';
import { getItem } from './get-item.ts';
import { getLibroAudiobooks } from './get-libro-audiobooks.ts';
import { getMoreSizes } from './get-more-sizes.ts';
import { getProductCode } from './get-product-code.ts';
import { getRelatedItems } from './get-related-items.ts';
import { getSeriesItems } from './get-series-items.ts';

export const titleHandlers = {
  'title/getItem': getItem,
  'title/getRelatedItems': getRelatedItems,
  'title/getMoreSizes': getMoreSizes,
  'title/getBindingItems': getBindingItems,
  'title/getLibroAudiobooks': getLibroAudiobooks,
  'title/getSeriesItems': getSeriesItems,
  'title/getAuthorItems': getAuthorItems,
  'title/getProductCode': getProductCode,
} satisfies Handlers<keyof typeof titleActions>;
