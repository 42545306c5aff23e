import type { cartActions } from '../../contract/cart.ts';
import type { copiedListActions } from '../../contract/copied-list.ts';
import type { wholeCartActions } from '../../contract/whole-cart.ts';
import type { Handlers } from '../context.ts';
import { add } from './add.ts';
import { adjust } from './adjust.ts';
import { copyCartToList } from './copy-cart-to-list.ts';
import { email } from './email.ts';
import { get } from './get.ts';
import { importFile } from './import.ts';
import { removeAll } from './remove-all.ts';
import { removeItem } from './remove-item.ts';
import { removeUnavailable } from './remove-unavailable.ts';

export const cartHandlers = {
  'cart/get': get,
  'cart/add': add,
  'cart/removeItem': removeItem,
  'cart/removeAll': removeAll,
  'cart/removeUnavailable': removeUnavailable,
  'cart/adjust': adjust,
  'cart/email': email,
  'cart/import': importFile,
  'cart/copyCartToList': copyCartToList,
} satisfies Handlers<
  | keyof typeof cartActions
  | keyof typeof wholeCartActions
  | Extract<keyof typeof copiedListActions, `cart/${string}`>
>;
