import type { orderActions } from '../../contract/order.ts';
import type { Handlers } from '../context.ts';
import { get } from './get.ts';
import { getExcel } from './get-excel.ts';
import { getList } from './get-list.ts';
import { getReorder } from './get-reorder.ts';

export const orderHandlers = {
  'order/get': get,
  'order/getExcel': getExcel,
  'order/getList': getList,
  'order/getReorder': getReorder,
} satisfies Handlers<keyof typeof orderActions>;
