import type { TitleRow } from '../../../contract/title.ts';
import { sampleTitle } from './sample-order.ts';

/** A book that no shop sells: ISBN 978-0-00-000000-2 belongs to no one. */
export const sampleRow: TitleRow = {
  eisbn: '9780000000002',
  title: sampleTitle,
  subtitle: '',
  authors: [{ name: 'A. Writer', canadian: false, role: 'A01' }],
  series: '',
  series_num: '',
  binding: '',
  binding_code: '',
  publisher: '',
  language: '',
  release_date: null,
  is_forthcoming: false,
  is_giftcard: false,
  is_large_print: false,
  list_price_usa: null,
  list_price_can: null,
  price: null,
  available: [],
  cover_image_cache: '',
  cover_ratio: 2 / 3,
  summary: '',
};
