import { theCustomer } from '../call/who.ts';
import type { Handler } from '../context.ts';
import { checkRegistries, lockOwnRegistries, ownRegistries, ownRegistry } from '../registry/registry.ts';
import { makeRegistry } from '../registry/write.ts';
import { withRegistry } from './answer.ts';
import { givenRegistry } from './given-registry.ts';

export const create: Handler<'giftregistry/create'> = async (ctx, input) => {
  checkRegistries(ctx);
  await lockOwnRegistries(ctx);
  const present = (await ownRegistries(ctx)).length;
  const registry = await givenRegistry(ctx, input, null);
  const id = await makeRegistry(ctx.q, { customerId: theCustomer(ctx).id, present }, registry);
  return withRegistry(ctx, await ownRegistry(ctx, id));
};
