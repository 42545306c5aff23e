import { inviteFirstOwner } from '../admin/staff/invite.ts';
import type { Shop } from '../context.ts';
import type { Store } from '../store/stores.ts';

/**
 * Lines for the person who started the shop: for each store without staff, a link that makes its first owner, once. `placeOf` is an
 * address that opens the store on this machine.
 */
export async function offerDesk(
  { db, stores }: Pick<Shop, 'db' | 'stores'>,
  placeOf: (store: Store) => string,
): Promise<string[]> {
  const lines: string[] = [];
  for (const store of stores.all()) {
    const path = await db.tx((q) => inviteFirstOwner(q, store.id));
    if (path === null) continue;
    lines.push(`${store.name} has no staff yet. This link makes its owner, once, within a day:`);
    lines.push(`  ${placeOf(store)}${path}`);
  }
  return lines;
}
