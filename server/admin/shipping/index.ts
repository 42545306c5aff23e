import type { staffShippingActions } from '../../../contract/admin/shipping.ts';
import { staffShippingRates } from '../../shipping/staff-shipping-rates.ts';
import type { StaffHandlers } from '../context.ts';
import { deleteOne } from './delete.ts';
import { save } from './save.ts';

export const staffShippingHandlers = {
  'shipping/getList': async ({ q, store }) => ({ rates: await staffShippingRates(q, store.id) }),
  'shipping/save': save,
  'shipping/delete': deleteOne,
} satisfies StaffHandlers<keyof typeof staffShippingActions>;
