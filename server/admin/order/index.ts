import type { staffOrderActions } from '../../../contract/admin/order.ts';
import type { StaffHandlers } from '../context.ts';
import { addNote } from './add-note.ts';
import { get } from './get.ts';
import { getList, getLists } from './get-list.ts';
import { getPickList } from './get-pick-list.ts';
import { previewRefund, refund, retryRefund } from './refund.ts';
import { sendMailAgain } from './send-mail-again.ts';
import { markPaid, takeBackPayment } from './store-payments.ts';
import { takeStep } from './take-step.ts';

export const staffOrderHandlers = {
  'order/addNote': addNote,
  'order/get': get,
  'order/getList': getList,
  'order/getLists': getLists,
  'order/getPickList': getPickList,
  'order/markPaid': markPaid,
  'order/previewRefund': previewRefund,
  'order/refund': refund,
  'order/retryRefund': retryRefund,
  'order/sendMailAgain': sendMailAgain,
  'order/takeBackPayment': takeBackPayment,
  'order/takeStep': takeStep,
} satisfies StaffHandlers<keyof typeof staffOrderActions>;
