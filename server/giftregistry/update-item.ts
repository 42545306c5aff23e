import type { Handler } from '../context.ts';
import { lockedRegistry } from '../registry/registry.ts';
import { setWish } from '../registry/write.ts';
import { withRegistry } from './answer.ts';

export const updateItem: Handler<'giftregistry/updateItem'> = async (
  ctx,
  { gift_registry_id, eisbn, qty },
) => {
  const registry = await lockedRegistry(ctx, gift_registry_id);
  await setWish(ctx.q, registry.id, eisbn, qty);
  return withRegistry(ctx, registry);
};
