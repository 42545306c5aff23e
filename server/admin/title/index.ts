import type { staffTitleActions } from '../../../contract/admin/title.ts';
import type { titleFactsActions } from '../../../contract/admin/title-facts.ts';
import type { StaffHandlers } from '../context.ts';
import { add } from './add.ts';
import { deleteCover, saveCover } from './cover.ts';
import { find } from './find.ts';
import { get } from './get.ts';
import { hide, unhide } from './hide.ts';
import { saveComment } from './save-comment.ts';
import { getFacts, saveFacts } from './save-facts.ts';
import { saveStock } from './save-stock.ts';

export const staffTitleHandlers = {
  'title/find': find,
  'title/get': get,
  'title/saveStock': saveStock,
  'title/saveComment': saveComment,
  'title/add': add,
  'title/getFacts': getFacts,
  'title/saveFacts': saveFacts,
  'title/hide': hide,
  'title/unhide': unhide,
  'title/saveCover': saveCover,
  'title/deleteCover': deleteCover,
} satisfies StaffHandlers<keyof typeof staffTitleActions | keyof typeof titleFactsActions>;
