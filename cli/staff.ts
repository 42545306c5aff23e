import { randomBytes } from 'node:crypto';
import { type StaffRole, staffRoles } from '../contract/admin/permissions.ts';
import { isEmail } from '../contract/email.ts';
import { emailKey } from '../server/account/email-key.ts';
import { argon2Passwords } from '../server/account/passwords.ts';
import { addMember } from '../server/admin/staff/add-member.ts';
import { invitationDays, inviteStaff } from '../server/admin/staff/invite.ts';
import {
  deleteStaffSessions,
  findStaff,
  readMembers,
  updateStaffPassword,
} from '../server/admin/staff/queries.ts';
import { changeRole, removeMember } from '../server/admin/staff/roles.ts';
import { clearSecondStep } from '../server/admin/staff/second-step-queries.ts';
import { forgetTries } from '../server/admin/staff/try-staff-password.ts';
import type { Query } from '../server/db/db.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { chosenStore } from './find-store.ts';
import { noteChange } from './note-change.ts';
import { findLocation } from './queries.ts';

export interface StaffOptions {
  store?: string;
}
export interface StaffRoleOptions extends StaffOptions {
  /** Code of the location where the role holds; the whole store when absent. */
  location?: string;
}
export interface StaffAddOptions extends StaffRoleOptions {
  role: string;
  name?: string;
}

/** `handsell staff list`: who works in a store, and as what. */
export function staffList(context: CommandContext, { store: called }: StaffOptions): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, called);
    const members = await readMembers(db, store.id);
    const { print } = context.terminal;
    if (members.length === 0)
      print(`${store.name} has no staff yet: npx handsell staff add <email> --role owner`);
    for (const m of members) {
      print(`${m.email}  ${m.name}  ${m.role}${m.location_code === null ? '' : ` at ${m.location_code}`}`);
    }
    return 0;
  });
}

/** `handsell staff add EMAIL --role ROLE`: prints the password of a new account, once. */
export function staffAdd(
  context: CommandContext,
  email: string,
  { role, name = '', store: called, location }: StaffAddOptions,
): Promise<ExitCode> {
  if (!isEmail(email)) throw new CommandRefused(`'${email}' is not an email address.`);
  const chosen = roleCalled(role);
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, called);
    const locationId = await locationCalled(db, store.id, location);
    const { password, passwordHash } = await newPassword();
    const { isNew } = await db.tx(async (q) => {
      const member = {
        storeId: store.id,
        email,
        name: name || email,
        role: chosen,
        locationId,
        passwordHash,
      };
      const added = await addMember(q, member);
      await noteChange(q, store.id, 'staff/add', email, { after: { role: chosen, location_id: locationId } });
      return added;
    });
    const { print } = context.terminal;
    print(`${email} is ${chosen} of ${store.name}.`);
    if (isNew)
      print(`The password is ${password} (shown only once; it can be changed after the first login).`);
    return 0;
  });
}

/** `handsell staff invite EMAIL --role ROLE`: prints a one-time link, by which the person chooses their password. */
export function staffInvite(
  context: CommandContext,
  email: string,
  { role, store: called, location }: StaffRoleOptions & { role: string },
): Promise<ExitCode> {
  if (!isEmail(email)) throw new CommandRefused(`'${email}' is not an email address.`);
  const chosen = roleCalled(role);
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, called);
    const locationId = await locationCalled(db, store.id, location);
    const path = await db.tx(async (q) => {
      const link = await inviteStaff(q, { storeId: store.id, email, role: chosen, locationId });
      await noteChange(q, store.id, 'staff/invite', email, {
        after: { role: chosen, location_id: locationId },
      });
      return link;
    });
    const { print } = context.terminal;
    print(
      `Send this link to ${email}. It works once, within ${invitationDays} days, at the address of ${store.name}:`,
    );
    print(path);
    return 0;
  });
}

/** `handsell staff role EMAIL ROLE` */
export function staffRole(
  context: CommandContext,
  email: string,
  role: string,
  { store: called, location }: StaffRoleOptions,
): Promise<ExitCode> {
  const chosen = roleCalled(role);
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, called);
    const locationId = await locationCalled(db, store.id, location);
    await db.tx(async (q) => {
      const { before } = await changeRole(q, { storeId: store.id, email, role: chosen, locationId });
      await noteChange(q, store.id, 'staff/setRole', before.email, {
        before: { role: before.role, location_id: before.location_id },
        after: { role: chosen, location_id: locationId },
      });
    });
    context.terminal.print(`${email} is ${chosen} of ${store.name}.`);
    return 0;
  });
}

/** `handsell staff remove EMAIL` */
export function staffRemove(
  context: CommandContext,
  email: string,
  { store: called }: StaffOptions,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, called);
    await db.tx(async (q) => {
      const { email: target, role } = await removeMember(q, { storeId: store.id, email });
      await noteChange(q, store.id, 'staff/remove', target, { before: { role } });
    });
    context.terminal.print(`${email} no longer works at ${store.name}.`);
    return 0;
  });
}

/** `handsell staff password EMAIL`: sets a new password, prints it, turns two-step login off, and ends every session. */
export function staffPassword(
  context: CommandContext,
  email: string,
  { store: called }: StaffOptions,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, called);
    const { password, passwordHash } = await newPassword();
    await db.tx(async (q) => {
      const account = await findStaff(q, emailKey(email));
      const isMember = (await readMembers(q, store.id)).some((m) => m.id === account?.id);
      if (!account || !isMember) throw new CommandRefused(`'${email}' doesn’t work at ${store.name}.`);
      await updateStaffPassword(q, account.id, passwordHash);
      // Someone who has lost the app and the recovery codes has no other way in.
      await clearSecondStep(q, account.id);
      await deleteStaffSessions(q, account.id, null);
      // People who ask for this have often used up their tries.
      await forgetTries(q, emailKey(email));
      await noteChange(q, store.id, 'staff/changePassword', account.email, {});
    });
    context.terminal.print(`The new password for ${email} is ${password} (shown only once).`);
    return 0;
  });
}

function roleCalled(role: string): StaffRole {
  const found = staffRoles.find((r) => r === role);
  if (!found)
    throw new CommandRefused(`There is no role '${role}'. The roles are: ${staffRoles.join(', ')}.`);
  return found;
}

async function locationCalled(q: Query, storeId: number, code: string | undefined): Promise<number | null> {
  if (code === undefined) return null;
  const found = await findLocation(q, storeId, code);
  if (found === undefined) throw new CommandRefused(`The store has no location '${code}'.`);
  return found;
}

/** 120 random bits: 20 characters. */
async function newPassword(): Promise<{ password: string; passwordHash: string }> {
  const password = randomBytes(15).toString('base64url');
  return { password, passwordHash: await argon2Passwords().hash(password) };
}
