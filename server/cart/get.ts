import type { Handler } from '../context.ts';
import { readCart } from './cart.ts';

export const get: Handler<'cart/get'> = async (ctx) => ({ cart: (await readCart(ctx)).cart });
