import type { Who } from '../../contract/action.ts';
import type { Permission, StaffRole } from '../../contract/admin/permissions.ts';
import * as m from '../../messages/compiled/messages.js';
import type { StaffSession } from '../admin/staff/staff-sessions.ts';
import { refuse } from './refusal.ts';
import type { Session } from './sessions.ts';
import { customerOf } from './who.ts';

const orders: readonly Permission[] = ['orders:read', 'orders:write', 'orders:refund'];
const customers: readonly Permission[] = ['customers:read', 'customers:write'];
/** What readers send with the forms of the shop. */
const answers: readonly Permission[] = ['answers:read', 'answers:write'];
const stock: readonly Permission[] = ['stock:read', 'stock:write'];
const content: readonly Permission[] = ['content:read', 'content:write'];
const pictures: readonly Permission[] = ['pictures:read', 'pictures:write'];
const events: readonly Permission[] = ['events:read', 'events:write', 'events:door'];
const settings: readonly Permission[] = ['settings:read', 'settings:write'];
/** About the whole installation or shop, so no role at a single location has these. */
const health: readonly Permission[] = [
  'health:read',
  'health:write',
  'backups:read',
  'backups:write',
  'exports:make',
];

/** Who may do what, in this one place. */
export const roles: Record<StaffRole, readonly Permission[]> = {
  owner: [
    ...orders,
    ...customers,
    ...answers,
    'staff:read',
    'staff:write',
    'audit:read',
    ...stock,
    ...content,
    ...pictures,
    ...events,
    ...settings,
    'store:write',
    ...health,
    'backups:take',
  ],
  manager: [
    ...orders,
    ...customers,
    ...answers,
    'staff:read',
    'audit:read',
    ...stock,
    ...content,
    ...pictures,
    ...events,
    ...settings,
    ...health,
  ],
  bookseller: [
    'orders:read',
    'orders:write',
    'customers:read',
    ...answers,
    ...stock,
    'content:read',
    'pictures:read',
    'events:read',
    'events:door',
  ],
  editor: ['stock:read', ...content, ...pictures, 'settings:read'],
  events: [...events, ...pictures],
  viewer: ['orders:read', 'stock:read', 'content:read', 'pictures:read', 'events:read', 'settings:read'],
};

/** All that a role bound to one location may do, and there alone (admin/order, admin/title, admin/event): anything else concerns the whole store. */
const atOneLocation: readonly Permission[] = [
  ...orders,
  'customers:read',
  ...stock,
  'content:read',
  'pictures:read',
  'events:read',
  'events:door',
  'settings:read',
];

/** The permissions of a role; at one location, the part of them that is allowed there. */
export function permissionsOf(role: StaffRole, locationId: number | null): Permission[] {
  return roles[role].filter((one) => locationId === null || atOneLocation.includes(one));
}

const logIn = () => refuse('login_required', m.refusal_login_required());

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
  if (role === null) throw refuse('not_allowed', 'You don’t work at this shop.');
  if (who === 'staff') return;
  if (!roles[role].includes(who.permission)) throw refuse('not_allowed', 'Your role doesn’t allow this.');
  if (!permissionsOf(role, session.locationId).includes(who.permission)) {
    throw refuse('not_allowed', 'Your role is for one location, and this affects the whole shop.');
  }
}
