import type { accountActions } from '../../contract/account.ts';
import type { Handlers } from '../context.ts';
import { check } from './check.ts';
import { create } from './create.ts';
import { remove } from './delete.ts';
import { emailPasswordToken } from './email-password-token.ts';
import { endSession } from './end-session.ts';
import { getData } from './get-data.ts';
import { getEmailFromToken } from './get-email-from-token.ts';
import { getSessions } from './get-sessions.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { modify } from './modify.ts';
import { resetPassword } from './reset-password.ts';

export const accountHandlers = {
  'account/login': login,
  'account/logout': logout,
  'account/check': check,
  'account/getEmailFromToken': getEmailFromToken,
  'account/create': create,
  'account/modify': modify,
  'account/delete': remove,
  'account/emailPasswordToken': emailPasswordToken,
  'account/resetPassword': resetPassword,
  'account/getSessions': getSessions,
  'account/endSession': endSession,
  'account/getData': getData,
} satisfies Handlers<keyof typeof accountActions>;
