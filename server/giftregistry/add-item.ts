import type { Handler } from '../context.ts';
import { lockedRegistry } from '../registry/registry.ts';
import { addWish } from '../registry/write.ts';
import { withRegistry } from './answer.ts';

export const addItem: Handler<'giftregistry/addItem'> = async (ctx, { gift_registry_id, eisbn, qty }) => {
  const registry = await lockedRegistry(ctx, gift_registry_id);
  await addWish(ctx.q, registry.id, eisbn, qty);
  return withRegistry(ctx, registry);
};
