import type { staffListActions } from '../../../contract/admin/list.ts';
import { eventsToChoose } from '../../event/desk-events.ts';
import { staffList, staffLists } from '../../titlelist/staff-lists.ts';
import type { StaffHandlers } from '../context.ts';
import { deleteOne } from './delete.ts';
import { getUses } from './get-uses.ts';
import { moveUp } from './move-up.ts';
import { save } from './save.ts';

export const staffListHandlers = {
  'list/getList': async ({ q, store }) => ({ lists: await staffLists(q, store.id) }),
  'list/get': ({ q, store }, { id }) => staffList(q, store.id, id),
  'list/getUses': getUses,
  'list/getChoices': async ({ q, store, now }, { event_id = null }) => ({
    events: await eventsToChoose(q, store.id, now, event_id),
  }),
  'list/save': save,
  'list/moveUp': moveUp,
  'list/delete': deleteOne,
} satisfies StaffHandlers<keyof typeof staffListActions>;
