import type { Occasion } from '../../contract/gift-registry-rules.ts';
import type { Context } from '../context.ts';
import { findRegistries, lockItems, readItems } from './queries.ts';
import { isClosed, isOwner } from './registry.ts';

/** What a line of a cart is bought for. */
export interface CartGift {
  gift_registry_id: number;
  occasion: Occasion;
  /** The title of the registry. */
  name: string;
  owner_name: string;
  /** Copies that the registry still needs: 0 after its deadline, and of a title that it asks for no more. */
  left: number;
}

interface Line {
  /** Of the title. */
  id: number;
  line_id: number;
  gift_registry_id: number | null;
}

/**
 * The registries of a cart's lines, by line. A registry that is gone, that its owner no longer shares, or that never asked for
 * the title is left out without a word (REG-007).
 */
export async function giftsOfCart(
  ctx: Context,
  cartId: number,
  lines: readonly Line[],
): Promise<Map<number, CartGift>> {
  const named = lines.flatMap((line) => line.gift_registry_id ?? []);
  if (named.length === 0 || !ctx.store.settings.gift_registry_enabled) return new Map();
  const registries = await findRegistries(ctx.q, ctx.store.id, named);
  const titleIds = lines.map((line) => line.id);
  const items = await readItems(ctx.q, named, { cartId, titleIds });
  return new Map(
    lines.flatMap((line) => {
      const registry = registries.find(({ id }) => id === line.gift_registry_id);
      const item = items.find((one) => one.registry_id === line.gift_registry_id && one.id === line.id);
      if (!registry || !item || (registry.visibility === 'private' && !isOwner(ctx, registry))) return [];
      const left = isClosed(ctx, registry) ? 0 : Math.max(0, item.quantity - item.purchased);
      const { id: gift_registry_id, occasion, title: name, owner_name } = registry;
      return [[line.line_id, { gift_registry_id, occasion, name, owner_name, left }] as const];
    }),
  );
}

/** The registry that a title is to be added for; null where it asks for no copy of it that is still to be bought (REG-006, REG-007). */
export async function giftRegistryFor(
  ctx: Context,
  cartId: number,
  titleId: number,
  registryId: number | undefined,
): Promise<number | null> {
  if (registryId === undefined) return null;
  const line = { id: titleId, line_id: 0, gift_registry_id: registryId };
  const gift = (await giftsOfCart(ctx, cartId, [line])).get(0);
  return gift && gift.left > 0 ? registryId : null;
}

/** Holds what the registries of a cart ask for until the transaction ends: a second order waits, and then sees what the first has bought. */
export async function holdGifts(ctx: Context, cartId: number): Promise<void> {
  if (ctx.store.settings.gift_registry_enabled) await lockItems(ctx.q, cartId);
}
