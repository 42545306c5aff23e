import type { staffSetupActions } from '../../../contract/admin/setup.ts';
import type { StaffHandlers } from '../context.ts';
import { readSetup } from './queries.ts';

export const staffSetupHandlers = {
  'setup/getState': ({ q, store }) => readSetup(q, store.id),
} satisfies StaffHandlers<keyof typeof staffSetupActions>;
