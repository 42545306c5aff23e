import { addMember } from '../server/admin/staff/add-member.ts';
import { hasStaff, isPasswordOf } from '../server/admin/staff/known-staff.ts';
import type { Shop } from '../server/context.ts';
import { lakeshoreShop } from './lakeshore/shop.ts';
import { tidewaterShop } from './tidewater/shop.ts';

/**
 * Gives each demo shop without staff an owner, and returns lines that say how to log in. The password follows from the secret key of
 * this installation, so that it can be printed at each start, and opens nothing elsewhere.
 */
export async function demoStaff(
  shop: Pick<Shop, 'db' | 'stores' | 'secret' | 'passwords'>,
): Promise<string[]> {
  const { db, stores, secret, passwords } = shop;
  const lines: string[] = [];
  for (const { webstoreName } of [tidewaterShop, lakeshoreShop]) {
    const store = stores.byName(webstoreName);
    if (!store) continue;
    const email = `owner@${webstoreName}.example`;
    const password = demoPassword(secret, email);
    if (!(await hasStaff(db, store.id))) {
      const passwordHash = await passwords.hash(password);
      const owner = {
        storeId: store.id,
        email,
        name: 'Demo owner',
        role: 'owner',
        locationId: null,
      } as const;
      await db.tx((q) => addMember(q, { ...owner, passwordHash }));
    }
    // An owner may have chosen another one.
    if (await isPasswordOf(db, passwords, email, password)) {
      lines.push(`Back office of ${store.name}: ${store.origin}/admin (${email}, password ${password})`);
    }
  }
  return lines;
}

/** Of a demo owner in this installation. */
export const demoPassword = (secret: Shop['secret'], email: string): string =>
  secret.derive('demo staff', email).slice(0, 16);
