import type { auditActions } from '../../../contract/admin/audit.ts';
import type { StaffHandlers } from '../context.ts';
import { get } from './get.ts';
import { getList } from './get-list.ts';
import { undo } from './undo.ts';

export const auditHandlers = {
  'audit/getList': getList,
  'audit/get': get,
  'audit/undo': undo,
} satisfies StaffHandlers<keyof typeof auditActions>;
