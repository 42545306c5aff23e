import type { staffNewsletterActions } from '../../../contract/admin/newsletter.ts';
import { signUpsForStaff } from '../../newsletter/staff-signups.ts';
import type { StaffHandlers } from '../context.ts';
import { exportList } from './export-list.ts';
import { unsubscribe } from './unsubscribe.ts';

export const staffNewsletterHandlers = {
  'newsletter/getList': ({ q, store }, asked) => signUpsForStaff(q, store.id, asked),
  'newsletter/exportList': exportList,
  'newsletter/unsubscribe': unsubscribe,
} satisfies StaffHandlers<keyof typeof staffNewsletterActions>;
