import type { staffPageActions } from '../../../contract/admin/page.ts';
import type { pageDraftActions } from '../../../contract/admin/page-draft.ts';
import type { pageEditorActions } from '../../../contract/admin/page-editor.ts';
import type { pageHistoryActions } from '../../../contract/admin/page-history.ts';
import { blockKinds } from '../../page/block-kinds.ts';
import { staffDraft, staffDrafts } from '../../page/draft/staff-drafts.ts';
import { deletedPages, pageHistory, pageVersion } from '../../page/history/staff-history.ts';
import { draftForEditing, pageForEditing, versionForEditing } from '../../page/page-for-editing.ts';
import { staffPage, staffPages } from '../../page/staff-pages.ts';
import type { StaffHandlers } from '../context.ts';
import { bringBack } from './bring-back.ts';
import { deleteOne } from './delete.ts';
import { discardDraft } from './discard-draft.ts';
import { getChoices } from './get-choices.ts';
import { getPreview, getVersionPreview } from './get-preview.ts';
import { preview } from './preview.ts';
import { publish } from './publish.ts';
import { restore } from './restore.ts';
import { save } from './save.ts';
import { saveDraft } from './save-draft.ts';
import { unschedule } from './unschedule.ts';

export const staffPageHandlers = {
  'page/getList': async ({ q, store }) => ({ pages: await staffPages(q, store.id) }),
  'page/get': ({ q, store }, { id }) => staffPage(q, store.id, id),
  'page/getForEditing': ({ q, store }, { id }) => pageForEditing(q, store.id, id),
  'page/getBlockKinds': async () => ({ kinds: blockKinds() }),
  'page/getChoices': getChoices,
  'page/preview': preview,
  'page/save': save,
  'page/delete': deleteOne,
  'page/getHistory': ({ q, store }, { id }) => pageHistory(q, store.id, id),
  'page/getVersion': ({ q, store }, which) => pageVersion(q, store.id, which),
  'page/getVersionForEditing': ({ q, store }, which) => versionForEditing(q, store.id, which),
  'page/getVersionPreview': getVersionPreview,
  'page/restore': restore,
  'page/getDeleted': async ({ q, store }) => ({ pages: await deletedPages(q, store.id) }),
  'page/bringBack': bringBack,
  'page/getDrafts': async ({ q, store }) => ({ drafts: await staffDrafts(q, store.id) }),
  'page/getDraft': ({ q, store }, { id }) => staffDraft(q, store.id, id),
  'page/getDraftForEditing': ({ q, store }, { id }) => draftForEditing(q, store.id, id),
  'page/saveDraft': saveDraft,
  'page/publish': publish,
  'page/unschedule': unschedule,
  'page/discardDraft': discardDraft,
  'page/getPreview': getPreview,
} satisfies StaffHandlers<
  | keyof typeof staffPageActions
  | keyof typeof pageHistoryActions
  | keyof typeof pageDraftActions
  | keyof typeof pageEditorActions
>;
