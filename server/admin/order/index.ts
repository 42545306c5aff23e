import type { staffOrderActions } from '../../../contract/admin/order.ts';
import type { StaffHandlers } from '../context.ts';
import { getList } from './get-list.ts';
import { refund } from './refund.ts';
import { takeStep } from './take-step.ts';

export const staffOrderHandlers = {
  'order/getList': getList,
  'order/refund': refund,
  'order/takeStep': takeStep,
} satisfies StaffHandlers<keyof typeof staffOrderActions>;
