import { featureSorts } from '../feature-choices.ts';
import { choice, rowNumber, words, yesNo } from './field.ts';

/** How books and lists are shown. In addresses of sellers {isbn}, {title}, {author} and {text} are filled in. */
export const catalogue = {
  show_strikethrough: yesNo('Show the list price beside a reduced price', true),
  hide_sale_pricing: yesNo('Hide reduced prices', false),
  hide_sales_rank: yesNo(
    'Hide the sales rank',
    false,
    'How well a book sells elsewhere, where your book data says so.',
  ),
  display_carton_quantity: yesNo('Show carton quantities', false, 'How many copies come in a carton.'),
  browse_group_formats: yesNo('Show all formats of a book as one search result', false),
  bm_class_enabled: yesNo(
    'Show the class of a copy',
    false,
    'A word that your stock data has for each copy, such as Gift.',
  ),
  bm_class_name: words('Name of that class'),
  default_feature_sort_by: choice(
    'Order of the lists on the Features page',
    [...featureSorts, ''],
    '',
    'Without one, lists keep the order you gave them.',
  ),
  persistent_banner_list_id: rowNumber(
    'Books on every page',
    'A list of the shop: some of its covers stand above the footer, and lead to it.',
    'a list',
  ),
  fullscreen_banner: yesNo('Show those books from edge to edge of the window', false),
  prominent_librofm: yesNo(
    'Show the audiobook seller beside the offers',
    false,
    'Otherwise, it is below the details.',
  ),
  'no_results.form_id': rowNumber(
    'Form where a search finds nothing',
    'Shoppers ask for the book with it: its first text area holds what they searched for. Without one, they see phone and email.',
    'a form',
  ),
  'no_results.list_id': rowNumber(
    'Books where a search finds nothing',
    'A list of the shop. Without one, the first list of the Features page.',
    'a list',
  ),
  'audiobook_seller.name': words('Audiobook seller', '', 'our audiobook partner'),
  'audiobook_seller.item_url': words(
    'Page of an audiobook at the seller',
    'An address such as https://seller.example/{isbn}: the shop fills in {isbn}, {title}, or {author}. Without it, the shop doesn’t link to the seller.',
  ),
  'audiobook_seller.search_url': words(
    "Audiobook search at the seller, for 'See all'",
    'An address such as https://seller.example/search?q={text}: the shop fills in what was searched for.',
  ),
  'ebook_seller.name': words('Ebook seller', '', 'our ebook partner'),
  'ebook_seller.item_url': words(
    'Page of an ebook at the seller',
    'An address such as https://seller.example/{isbn}: the shop fills in {isbn}, {title}, or {author}. Without it, the shop doesn’t link to the seller.',
  ),
  'ebook_seller.search_url': words(
    "Ebook search at the seller, for 'See all'",
    'An address such as https://seller.example/search?q={text}: the shop fills in what was searched for.',
  ),
};
