import type { staffTitleActions } from '../../../contract/admin/title.ts';
import type { StaffHandlers } from '../context.ts';
import { find } from './find.ts';
import { get } from './get.ts';
import { saveComment } from './save-comment.ts';
import { saveStock } from './save-stock.ts';

export const staffTitleHandlers = {
  'title/find': find,
  'title/get': get,
  'title/saveStock': saveStock,
  'title/saveComment': saveComment,
} satisfies StaffHandlers<keyof typeof staffTitleActions>;
