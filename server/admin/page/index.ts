import type { staffPageActions } from '../../../contract/admin/page.ts';
import type { pageDraftActions } from '../../../contract/admin/page-draft.ts';
import type { pageHistoryActions } from '../../../contract/admin/page-history.ts';
import { readDrafts } from '../../page/draft/queries.ts';
import { staffDraft } from '../../page/draft/staff-drafts.ts';
import { readDeletedPages } from '../../page/history/queries.ts';
import { pageHistory, pageVersion } from '../../page/history/staff-history.ts';
import { staffPage, staffPages } from '../../page/staff-pages.ts';
import type { StaffHandlers } from '../context.ts';
import { bringBack } from './bring-back.ts';
import { deleteOne } from './delete.ts';
import { discardDraft } from './discard-draft.ts';
import { getPreview } from './get-preview.ts';
import { publish } from './publish.ts';
import { restore } from './restore.ts';
import { save } from './save.ts';
import { saveDraft } from './save-draft.ts';
import { unschedule } from './unschedule.ts';

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
  'page/getDrafts': async ({ q, store }) => ({ drafts: await readDrafts(q, store.id) }),
  'page/getDraft': ({ q, store }, { id }) => staffDraft(q, store.id, id),
  'page/saveDraft': saveDraft,
  'page/publish': publish,
  'page/unschedule': unschedule,
  'page/discardDraft': discardDraft,
  'page/getPreview': getPreview,
} satisfies StaffHandlers<
  keyof typeof staffPageActions | keyof typeof pageHistoryActions | keyof typeof pageDraftActions
>;
