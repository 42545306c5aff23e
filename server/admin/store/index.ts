import type { staffStoreActions } from '../../../contract/admin/store.ts';
import { storeIdentity } from '../../store/identity.ts';
import type { StaffHandlers } from '../context.ts';
import { save } from './save.ts';

export const staffStoreHandlers = {
  'store/get': ({ q, store }) => storeIdentity(q, store.id),
  'store/save': save,
} satisfies StaffHandlers<keyof typeof staffStoreActions>;
