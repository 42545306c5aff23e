import type { staffPrivacyActions } from '../../../contract/admin/privacy.ts';
import type { StaffHandlers } from '../context.ts';
import { readTidyRun } from './queries.ts';

export const staffPrivacyHandlers = {
  'privacy/getState': async ({ q, store, shop }) => ({
    mail_days: shop.env.MAIL_KEEP_DAYS,
    last: await readTidyRun(q, store.id),
  }),
} satisfies StaffHandlers<keyof typeof staffPrivacyActions>;
