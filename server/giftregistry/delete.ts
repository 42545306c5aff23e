import type { Handler } from '../context.ts';
import { lockedRegistry } from '../registry/registry.ts';
import { dropRegistry } from '../registry/write.ts';

export const remove: Handler<'giftregistry/delete'> = async (ctx, { gift_registry_id }) => {
  const { id } = await lockedRegistry(ctx, gift_registry_id);
  await dropRegistry(ctx.q, id);
  return {};
};
