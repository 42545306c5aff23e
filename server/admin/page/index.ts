import type { staffPageActions } from '../../../contract/admin/page.ts';
import type { pageHistoryActions } from '../../../contract/admin/page-history.ts';
import { readDeletedPages } from '../../page/history/queries.ts';
import { pageHistory, pageVersion } from '../../page/history/staff-history.ts';
import { staffPage, staffPages } from '../../page/staff-pages.ts';
import type { StaffHandlers } from '../context.ts';
import { bringBack } from './bring-back.ts';
import { deleteOne } from './delete.ts';
import { restore } from './restore.ts';
import { save } from './save.ts';

export const staffPageHandlers = {
  'page/getList': async ({ q, store }) => ({ pages: await staffPages(q, store.id) }),
  'page/get': ({ q, store }, { id }) => staffPage(q, store.id, id),
  'page/save': save,
  'page/delete': deleteOne,
  'page/getHistory': ({ q, store }, { id }) => pageHistory(q, store.id, id),
  'page/getVersion': ({ q, store }, which) => pageVersion(q, store.id, which),
  'page/restore': restore,
  'page/getDeleted': async ({ q, store }) => ({ pages: await readDeletedPages(q, store.id) }),
  'page/bringBack': bringBack,
} satisfies StaffHandlers<keyof typeof staffPageActions | keyof typeof pageHistoryActions>;
