import type { Handler } from '../context.ts';
import { checkRegistries, ownRegistries } from '../registry/registry.ts';
import { registriesOf } from './answer.ts';

export const getAll: Handler<'giftregistry/getAll'> = async (ctx, { show_items }) => {
  checkRegistries(ctx);
  return { registries: await registriesOf(ctx, await ownRegistries(ctx), show_items) };
};
