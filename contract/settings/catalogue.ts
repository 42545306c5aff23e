import { featureSorts } from '../feature-choices.ts';
import { choice, words, yesNo } from './field.ts';

/** How books and lists are shown. In addresses of sellers {isbn}, {title}, {author} and {text} are filled in. */
export const catalogue = {
  show_strikethrough: yesNo('A reduced price stands beside the list price', true),
  hide_sale_pricing: yesNo('Hide reduced prices', false),
  hide_sales_rank: yesNo('Hide the sales rank', false),
  display_carton_quantity: yesNo('Show how many copies are in a carton', false),
  browse_group_formats: yesNo('One result for all formats of a book', false),
  bm_class_enabled: yesNo('Show the class of an offer', false),
  bm_class_name: words('What the shop calls that class'),
  default_feature_sort_by: choice(
    'Order of the lists on the page of features',
    [...featureSorts, ''],
    '',
    'Without one, as the shop has put them.',
  ),
  prominent_librofm: yesNo(
    'The audiobook seller stands beside the offers',
    false,
    'Otherwise below the details.',
  ),
  'audiobook_seller.name': words('Seller of audiobooks', '', 'our audiobook partner'),
  'audiobook_seller.item_url': words(
    'Its page of one audiobook',
    'Without it, the shop does not link to it.',
  ),
  'audiobook_seller.search_url': words("Its search, for 'See all'"),
  'ebook_seller.name': words('Seller of ebooks', '', 'our ebook partner'),
  'ebook_seller.item_url': words('Its page of one ebook', 'Without it, the shop does not link to it.'),
  'ebook_seller.search_url': words("Its search, for 'See all' ebooks"),
};
