import type { Handler } from '../context.ts';
import { giftsOf, markThanked } from '../registry/gifts.ts';
import { lockedRegistry } from '../registry/registry.ts';

export const setThanked: Handler<'giftregistry/setThanked'> = async (ctx, { gift_registry_id, ...gift }) => {
  const registry = await lockedRegistry(ctx, gift_registry_id);
  await markThanked(ctx, registry, gift);
  return giftsOf(ctx, registry);
};
