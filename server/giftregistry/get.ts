import type { Handler } from '../context.ts';
import { visibleRegistry } from '../registry/registry.ts';
import { withRegistry } from './answer.ts';

export const get: Handler<'giftregistry/get'> = async (ctx, { gift_registry_id, show_items }) =>
  withRegistry(ctx, await visibleRegistry(ctx, gift_registry_id), show_items);
