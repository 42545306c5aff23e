import type { staffPromotionActions } from '../../../contract/admin/promotion.ts';
import { staffPromotions } from '../../promotion/staff-promotions.ts';
import type { StaffHandlers } from '../context.ts';
import { deleteOne } from './delete.ts';
import { save } from './save.ts';

export const staffPromotionHandlers = {
  'promotion/getList': async ({ q, store }) => ({ promotions: await staffPromotions(q, store.id) }),
  'promotion/save': save,
  'promotion/delete': deleteOne,
} satisfies StaffHandlers<keyof typeof staffPromotionActions>;
