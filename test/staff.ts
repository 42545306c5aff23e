import type { Answer } from '../contract/action.ts';
import type { AdminActionName, AdminOutput } from '../contract/admin/actions.ts';
import type { StaffRole } from '../contract/admin/permissions.ts';
import { dispatchAdmin, type StaffCaller } from '../server/admin/dispatch-admin.ts';
import { addMember } from '../server/admin/staff/add-member.ts';
import type { TestShop } from './shop.ts';

export const staffPassword = 'a ledger under the counter';

/** A browser at the back office of one store: keeps its session between calls. */
export interface Desk {
  readonly caller: StaffCaller;
  send(name: string, input?: unknown, uuid?: string): Promise<Answer<unknown>>;
  /** The answer's value; fails the test on a refusal. */
  get<N extends AdminActionName>(name: N, input?: unknown): Promise<AdminOutput<N>>;
}

let desks = 0;

export function deskAt({ shop }: Pick<TestShop, 'shop'>, storeName: string): Desk {
  const store = shop.stores.byName(storeName);
  if (!store) throw new Error('no such store: build it and call reload() first');
  desks += 1;
  const caller: StaffCaller = {
    store,
    token: '',
    address: `10.9.${desks >> 8}.${desks & 255}`,
    agent: 'test',
    device: '',
  };
  const desk: Desk = {
    caller,
    async send(name, input = {}, uuid) {
      const answer = await dispatchAdmin(shop, caller, { name, input, ...(uuid ? { uuid } : {}) });
      caller.token = caller.newToken ?? caller.token;
      caller.device = caller.newDevice ?? caller.device;
      return answer;
    },
    async get(name, input) {
      const answer = await desk.send(name, input);
      if (!answer.ok) throw new Error(`${name} refused: ${answer.error_code} ${answer.error}`);
      return answer.value as never;
    },
  };
  return desk;
}

export interface StaffOf {
  id: number;
  webstoreName: string;
}

/** A member of a store's staff who is logged in there. The first of a store must be an owner. */
export async function staffAt(
  made: Pick<TestShop, 'shop' | 'db'>,
  store: StaffOf,
  role: StaffRole,
  {
    locationId = null,
    email = `${role}.${store.webstoreName}@example.org`,
  }: { locationId?: number | null; email?: string } = {},
): Promise<Desk> {
  const passwordHash = await made.shop.passwords.hash(staffPassword);
  await made.db.tx((q) =>
    addMember(q, { storeId: store.id, email, name: `Some ${role}`, role, locationId, passwordHash }),
  );
  const desk = deskAt(made, store.webstoreName);
  await desk.get('staff/login', { email, password: staffPassword });
  return desk;
}
