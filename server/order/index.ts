import type { orderActions } from '../../contract/order.ts';
import type { Handlers } from '../context.ts';
import { get } from './get.ts';

export const orderHandlers = {
  'order/get': get,
} satisfies Handlers<keyof typeof orderActions>;
