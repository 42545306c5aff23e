import { readImports } from '../../import/upload/queries.ts';
import type { StaffHandler } from '../context.ts';

const pageSize = 25;

export const getList: StaffHandler<'import/getList'> = async ({ q, store }, { before = null }) => {
  const imports = await readImports(q, store.id, { before, limit: pageSize + 1 });
  return { imports: imports.slice(0, pageSize), has_more: imports.length > pageSize };
};
