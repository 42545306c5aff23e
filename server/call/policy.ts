import type { Who } from '../../contract/action.ts';
import type { Permission, StaffRole } from '../../contract/admin/permissions.ts';
import type { StaffSession } from '../admin/staff/staff-sessions.ts';
import { refuse } from './refusal.ts';
import type { Session } from './sessions.ts';
import { customerOf } from './who.ts';

const content: readonly Permission[] = ['content:read', 'content:write'];
const settings: readonly Permission[] = ['settings:read', 'settings:write'];

/** Who may do what, in this one place. A location bound to the role narrows it further (admin/order). */
export const roles: Record<StaffRole, readonly Permission[]> = {
  owner: ['orders:read', 'orders:write', 'staff:read', 'staff:write', 'audit:read', ...content, ...settings],
  manager: ['orders:read', 'orders:write', 'staff:read', 'audit:read', ...content, ...settings],
  bookseller: ['orders:read', 'orders:write', 'content:read'],
  editor: [...content, 'settings:read'],
  events: [],
  viewer: ['orders:read', 'content:read', 'settings:read'],
};

/** What concerns the whole store: not for a role that is bound to one of its locations. */
const wholeStore: readonly Permission[] = ['content:write', 'settings:write'];

const logIn = () => refuse('login_required', 'Please log in to do this.');

/** Throws the refusal for a shopper who may not call an action that is for `who`. */
export function allowShopper(who: Who, session: Session | null): void {
  if (who === 'anyone') return;
  if (who !== 'customer') throw new Error('an action for staff is not for shoppers');
  if (!customerOf({ session })) throw logIn();
}

/** Throws the refusal for a member of staff who may not call an action that is for `who`. */
export function allowStaff(who: Who, session: StaffSession | null): void {
  if (who === 'anyone') return;
  if (who === 'customer') throw new Error('an action for customers is not for staff');
  if (!session) throw logIn();
  const { role } = session;
  if (role === null) throw refuse('not_allowed', 'You do not work in this shop.');
  if (who === 'staff') return;
  if (!roles[role].includes(who.permission)) throw refuse('not_allowed', 'Your role does not allow this.');
  if (session.locationId !== null && wholeStore.includes(who.permission)) {
    throw refuse('not_allowed', 'Your role is for one location, and this concerns the whole shop.');
  }
}
