import type { auditActions } from '../../../contract/admin/audit.ts';
import type { StaffHandlers } from '../context.ts';
import { getList } from './get-list.ts';

export const auditHandlers = {
  'audit/getList': getList,
} satisfies StaffHandlers<keyof typeof auditActions>;
