import * as m from '../../messages/compiled/messages.js';
import type { StaffRole } from './permissions.ts';

const names: Record<StaffRole, () => string> = {
  owner: m.desk_role_owner,
  manager: m.desk_role_manager,
  bookseller: m.desk_role_bookseller,
  editor: m.desk_role_editor,
  events: m.desk_role_events,
  viewer: m.desk_role_viewer,
};

export const roleName = (role: StaffRole): string => names[role]();
