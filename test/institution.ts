import { lastMail, profile, signUp } from './accounts.ts';
import type { SellingShop } from './selling-shop.ts';

const { first_name: _first, last_name: _last, communication_preference: _by, ...addressFields } = profile;
/** An address without whom it is for. */
export const home = addressFields;

/** An order for pickup, paid in the store. */
export const pickup = {
  name: 'Ada Marsh',
  email: 'ada@example.org',
  phone: '(207) 555-0100',
  delivery_preference: 'pickup',
  payment_choice: 'pickup',
} as const;

/** An institution's account with an address, an order, a cart with one line, and a teacher who buys for it. All ids are its own. */
export async function anInstitution(shop: SellingShop) {
  const owner = shop.reader;
  const { user, email } = await signUp(owner, { is_institution: true, company: 'Harbor School' });
  const { id: title_id, eisbn } = await shop.aBook(9);
  const { address_id } = await owner.get('address/create', { ...home, name: 'Harbor School' });
  await owner.get('cart/add', { eisbn });
  const { order_number } = await owner.get('checkout/submit', pickup);
  await owner.get('cart/add', { eisbn });
  const { cart } = await owner.get('cart/get', {});

  const child = shop.stranger();
  const teacher = await signUp(child);
  await owner.get('account/linkToRequest', { email: teacher.email });
  const { token } = await lastMail(shop.t.db, teacher.email);
  await child.get('account/linkToVerify', { token });
  await child.get('account/setCorp', { corp_id: user.corp_id });
  const [link] = await owner.get('account/getAvailableChildren', {});
  const [session] = await owner.get('account/getSessions', {});
  const { list } = await owner.get('titlelist/create', { name: 'Harbor School reads', eisbn });
  return {
    owner,
    child,
    email,
    title_id,
    eisbn,
    address_id,
    order_id: order_number,
    cart_id: cart.items[0]?.cart_info.cart_id ?? 0,
    corp_id: user.corp_id,
    link_id: link?.id ?? 0,
    session_id: session?.id ?? 0,
    place_id: shop.location.id,
    own_list_id: list.list_id,
    /** Of the link that the teacher has followed. */
    token,
  };
}
