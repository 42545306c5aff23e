import type { orderActions } from '../../contract/order.ts';
import type { Handlers } from '../context.ts';
import { get } from './get.ts';
import { getExcel } from './get-excel.ts';
import { getList } from './get-list.ts';

export const orderHandlers = {
  'order/get': get,
  'order/getExcel': getExcel,
  'order/getList': getList,
} satisfies Handlers<keyof typeof orderActions>;
