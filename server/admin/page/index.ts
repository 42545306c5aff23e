import type { staffPageActions } from '../../../contract/admin/page.ts';
import { staffPage, staffPages } from '../../page/staff-pages.ts';
import type { StaffHandlers } from '../context.ts';
import { deleteOne } from './delete.ts';
import { save } from './save.ts';

export const staffPageHandlers = {
  'page/getList': async ({ q, store }) => ({ pages: await staffPages(q, store.id) }),
  'page/get': ({ q, store }, { id }) => staffPage(q, store.id, id),
  'page/save': save,
  'page/delete': deleteOne,
} satisfies StaffHandlers<keyof typeof staffPageActions>;
