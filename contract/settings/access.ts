import { pageLink, words, yesNo } from './field.ts';

/** Who may see the shop, its prices and the cart. */
export const access = {
  is_private: yesNo('Private shop', false, 'Only customers who are logged in see the shop.'),
  is_exclusive: yesNo(
    'Shop closed to everyone',
    false,
    'Even customers who log in see nothing but the login.',
  ),
  login_required_message: words('Text at the login of a private shop'),
  landing_page_url: pageLink('Page that visitors see first', 'Instead of the home page.'),
  cart_enabled: yesNo('Books can be bought', true),
  guest_show_cart: yesNo('Visitors have a cart', true, 'Before they log in.'),
  guest_show_price: yesNo('Visitors see prices', true, 'Before they log in.'),
  guest_allow_checkout: yesNo('Visitors can order', true, 'Before they log in.'),
};
