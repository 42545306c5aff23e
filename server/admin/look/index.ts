import type { staffLookActions } from '../../../contract/admin/look.ts';
import { staffLook, staffLooks } from '../../store/look/staff-looks.ts';
import type { StaffHandlers } from '../context.ts';
import { discardDraft } from './discard-draft.ts';
import { publish } from './publish.ts';
import { restore } from './restore.ts';
import { saveDraft } from './save-draft.ts';

export const staffLookHandlers = {
  'look/get': ({ q, store }) => staffLook(q, store.id),
  'look/getHistory': ({ q, store }) => staffLooks(q, store.id),
  'look/preview': async (_, { look }) => look,
  'look/saveDraft': saveDraft,
  'look/discardDraft': discardDraft,
  'look/publish': publish,
  'look/restore': restore,
} satisfies StaffHandlers<keyof typeof staffLookActions>;
