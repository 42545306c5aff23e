import type { invitationActions } from '../../../contract/admin/invitation.ts';
import type { staffActions } from '../../../contract/admin/staff.ts';
import type { StaffHandlers } from '../context.ts';
import { acceptInvitation, getInvitation } from './accept-invitation.ts';
import { changePassword } from './change-password.ts';
import { getList } from './get-list.ts';
import { invite, withdrawInvitation } from './invitations.ts';
import { isStaffed } from './is-staffed.ts';
import { login } from './login.ts';
import { loginWithCode } from './login-with-code.ts';
import { logout } from './logout.ts';
import { me } from './me.ts';
import { endSession, getSessions } from './own-sessions.ts';
import { prove } from './prove.ts';
import { remove } from './remove.ts';
import { setRole } from './set-role.ts';
import { beginTwoStep, turnOffTwoStep, turnOnTwoStep } from './two-step.ts';

export const staffHandlers = {
  'staff/login': login,
  'staff/loginWithCode': loginWithCode,
  'staff/getSessions': getSessions,
  'staff/endSession': endSession,
  'staff/beginTwoStep': beginTwoStep,
  'staff/turnOnTwoStep': turnOnTwoStep,
  'staff/turnOffTwoStep': turnOffTwoStep,
  'staff/invite': invite,
  'staff/withdrawInvitation': withdrawInvitation,
  'staff/getInvitation': getInvitation,
  'staff/acceptInvitation': acceptInvitation,
  'staff/logout': logout,
  'staff/me': me,
  'staff/isStaffed': isStaffed,
  'staff/prove': prove,
  'staff/changePassword': changePassword,
  'staff/getList': getList,
  'staff/setRole': setRole,
  'staff/remove': remove,
} satisfies StaffHandlers<keyof typeof staffActions | keyof typeof invitationActions>;
