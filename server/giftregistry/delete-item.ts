import type { Handler } from '../context.ts';
import { lockedRegistry } from '../registry/registry.ts';
import { dropWish } from '../registry/write.ts';
import { withRegistry } from './answer.ts';

export const deleteItem: Handler<'giftregistry/deleteItem'> = async (ctx, { gift_registry_id, eisbn }) => {
  const registry = await lockedRegistry(ctx, gift_registry_id);
  await dropWish(ctx.q, registry.id, eisbn);
  return withRegistry(ctx, registry);
};
