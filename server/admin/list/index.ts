import type { staffListActions } from '../../../contract/admin/list.ts';
import { staffList, staffLists } from '../../titlelist/staff-lists.ts';
import type { StaffHandlers } from '../context.ts';
import { deleteOne } from './delete.ts';
import { save } from './save.ts';

export const staffListHandlers = {
  'list/getList': async ({ q, store }) => ({ lists: await staffLists(q, store.id) }),
  'list/get': ({ q, store }, { id }) => staffList(q, store.id, id),
  'list/save': save,
  'list/delete': deleteOne,
} satisfies StaffHandlers<keyof typeof staffListActions>;
