import type { Handler } from '../context.ts';
import { checkRegistries, ownRegistries } from '../registry/registry.ts';
import { registriesOf } from './answer.ts';
import { ownAddresses } from './own-addresses.ts';

export const getAll: Handler<'giftregistry/getAll'> = async (ctx, { show_items }) => {
  checkRegistries(ctx);
  const registries = await registriesOf(ctx, await ownRegistries(ctx), show_items);
  return { registries, addresses: await ownAddresses(ctx) };
};
