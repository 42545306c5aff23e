import type { Handler } from '../context.ts';
import { giftsOf } from '../registry/gifts.ts';
import { ownRegistry } from '../registry/registry.ts';

export const getGifts: Handler<'giftregistry/getGifts'> = async (ctx, { gift_registry_id }) =>
  giftsOf(ctx, await ownRegistry(ctx, gift_registry_id));
