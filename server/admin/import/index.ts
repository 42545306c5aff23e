import type { staffImportActions } from '../../../contract/admin/import.ts';
import type { StaffHandlers } from '../context.ts';
import { begin } from './begin.ts';
import { choose, start, stop } from './decide.ts';
import { getList } from './get-list.ts';
import { importDetail } from './import-detail.ts';

export const staffImportHandlers = {
  'import/getList': getList,
  'import/get': (ctx, { id }) => importDetail(ctx, id),
  'import/begin': begin,
  'import/choose': choose,
  'import/start': start,
  'import/stop': stop,
} satisfies StaffHandlers<keyof typeof staffImportActions>;
