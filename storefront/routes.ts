import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** CHECKOUT-004, without the cart, which is a page of its own. */
const checkoutSteps = 'delivery provider contact payment credit_card review chase clearent global'.split(' ');

/** Every address of the shop. Pages of blocks have no line here: the last route looks them up by path. */
export default [
  index('pages/home.tsx', { id: 'front' }),
  route('home', 'pages/home.tsx', { id: 'home' }),
  // One route for all its addresses: the page stays when a filter is chosen. /filter/… only leads to it.
  route('browse/*', 'pages/browse.tsx', { id: 'browse' }),
  route('filter/*', 'pages/browse.tsx', { id: 'browse-moved' }),
  route('search/list', 'pages/search-list.tsx', { id: 'search-list' }),
  route('item/:item_id', 'pages/item.tsx', { id: 'item' }),
  route('item/:item_id/lists/:list_id', 'pages/item.tsx', { id: 'item-in-list' }),
  route('r/ei/:item_id', 'pages/old-item-link.tsx', { id: 'old-item-link' }),
  route('r/eigr/:item_id', 'pages/old-item-link.tsx', { id: 'old-registry-item-link' }),
  route('features', 'pages/features.tsx'),
  route('lists/:list_id', 'pages/list.tsx', { id: 'list' }),
  route('lists/:list_id/:page_id', 'pages/list.tsx', { id: 'list-page' }),
  route('checkout/cart', 'pages/cart.tsx'),
  route('checkout/cart/email', 'pages/cart-email.tsx'),
  route('checkout/cart/import', 'pages/cart-import.tsx'),
  route('checkout/cart/gift-card', 'pages/gift-card.tsx'),
  route('checkout/gift-card-balance', 'pages/gift-card-balance.tsx'),
  route('checkout/cart/quote', 'pages/cart-quote.tsx'),
  ...checkoutSteps.map((step) =>
    route(`checkout/${step}`, 'pages/checkout-step.tsx', { id: `step-${step}` }),
  ),
  route('purchase', 'pages/purchase.tsx'),
  route('account', 'pages/account/home.tsx'),
  route('account/login', 'pages/account/login.tsx'),
  route('account/signup', 'pages/account/signup.tsx'),
  route('account/verify', 'pages/account/verify.tsx'),
  route('account/create', 'pages/account/create.tsx'),
  route('account/finished', 'pages/account/finished.tsx'),
  route('account/details', 'pages/account/details.tsx'),
  route('account/data', 'pages/account/data.ts'),
  route('account/addresses', 'pages/account/addresses.tsx'),
  route('account/link', 'pages/account/link.tsx'),
  route('account/orders', 'pages/account/orders.tsx', { id: 'orders' }),
  route('account/order', 'pages/account/orders.tsx', { id: 'order-without-number' }),
  route('account/forgot', 'pages/account/forgot.tsx', { id: 'forgot' }),
  route('account/activate', 'pages/account/forgot.tsx', { id: 'activate' }),
  route('forgot-password', 'pages/account/forgot.tsx', { id: 'forgot-password' }),
  route('account/order/:order_id', 'pages/order.tsx', { id: 'order' }),
  route('account/complete', 'pages/order.tsx', { id: 'order-complete' }),
  route('account/*', 'pages/account/elsewhere.tsx'),
  route('location', 'pages/location.tsx'),
  route('dev/style-guide', 'pages/style-guide.tsx'),
  route('*', 'pages/content.tsx'),
] satisfies RouteConfig;
