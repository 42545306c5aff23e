import type { staffTaxActions } from '../../../contract/admin/tax.ts';
import { staffRates } from '../../tax/staff-rates.ts';
import type { StaffHandlers } from '../context.ts';
import { deleteOne } from './delete.ts';
import { save } from './save.ts';
import { useKnown } from './use-known.ts';

export const staffTaxHandlers = {
  'tax/getList': async ({ q, store }) => ({ rates: await staffRates(q, store.id) }),
  'tax/save': save,
  'tax/useKnown': useKnown,
  'tax/delete': deleteOne,
} satisfies StaffHandlers<keyof typeof staffTaxActions>;
