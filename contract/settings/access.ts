import { pageLink, words, yesNo } from './field.ts';

/** Who may see the shop, its prices and the cart. */
export const access = {
  is_private: yesNo('Private shop', false, 'Only customers who are logged in can see the shop.'),
  is_exclusive: yesNo(
    'Shop closed to everyone',
    false,
    'Everyone sees only the login page, even after logging in.',
  ),
  login_required_message: words('Message on the login page of a private shop'),
  landing_page_url: pageLink('Page visitors see first', 'Instead of the home page.'),
  cart_enabled: yesNo('Sell books online', true),
  guest_show_cart: yesNo('Guests can use the cart', true, 'Before they log in.'),
  guest_show_price: yesNo('Guests can see prices', true, 'Before they log in.'),
  guest_allow_checkout: yesNo('Guests can order', true, 'Without logging in.'),
  guest_ship_enabled: yesNo('Guests can have orders shipped', false, 'Otherwise, they collect them.'),
};
