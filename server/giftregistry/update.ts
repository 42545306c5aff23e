import type { Handler } from '../context.ts';
import { lockedRegistry, ownRegistry } from '../registry/registry.ts';
import { changeRegistry } from '../registry/write.ts';
import { withRegistry } from './answer.ts';
import { givenRegistry } from './given-registry.ts';

export const update: Handler<'giftregistry/update'> = async (ctx, { gift_registry_id, ...input }) => {
  const before = await lockedRegistry(ctx, gift_registry_id);
  const id = await changeRegistry(ctx.q, before, await givenRegistry(ctx, input, before));
  return withRegistry(ctx, await ownRegistry(ctx, id));
};
