import type { staffExportActions } from '../../../contract/admin/export.ts';
import { readExport, readExports } from '../../export/kept/queries.ts';
import type { StaffHandlers } from '../context.ts';
import { make, noSuchExport, remove, take } from './change-export.ts';

const pageSize = 25;

export const staffExportHandlers = {
  'export/getList': async ({ q, store }, { before = null }) => {
    const exports = await readExports(q, store.id, { before, limit: pageSize + 1 });
    return { exports: exports.slice(0, pageSize), has_more: exports.length > pageSize };
  },
  'export/get': async ({ q, store }, { id }) => {
    const found = await readExport(q, store.id, id);
    if (!found) throw noSuchExport();
    return found;
  },
  'export/make': make,
  'export/take': take,
  'export/delete': remove,
} satisfies StaffHandlers<keyof typeof staffExportActions>;
