import type { staffCategoryActions } from '../../../contract/admin/category.ts';
import { staffCategories, staffCategory } from '../../store/category/staff-categories.ts';
import type { StaffHandlers } from '../context.ts';
import { deleteOne } from './delete.ts';
import { save } from './save.ts';

export const staffCategoryHandlers = {
  'category/getList': async ({ q, store }) => ({ categories: await staffCategories(q, store.id) }),
  'category/get': ({ q, store }, { id }) => staffCategory(q, store.id, id),
  'category/save': save,
  'category/delete': deleteOne,
} satisfies StaffHandlers<keyof typeof staffCategoryActions>;
