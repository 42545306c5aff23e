import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Context } from '../context.ts';
import { readGifts, saveThanks } from './gift-queries.ts';
import type { RegistryRow } from './queries.ts';
import { isClosed } from './registry.ts';

/** Who gave what, of those who let its owner see it. Throws the refusal `registry_open` until its deadline is over. */
export async function giftsOf(ctx: Context, registry: RegistryRow) {
  if (!isClosed(ctx, registry)) throw refuse('registry_open', m.refusal_registry_open());
  const all = await readGifts(ctx.q, registry.id);
  const gifts = all.filter(({ giver }) => giver !== '');
  return { gifts, unnamed_count: all.length - gifts.length };
}

/** Throws the refusals `registry_open` and `bad_gift`. */
export async function markThanked(
  ctx: Context,
  registry: RegistryRow,
  { gift_id, thanked }: { gift_id: number; thanked: boolean },
): Promise<void> {
  const { gifts } = await giftsOf(ctx, registry);
  if (!gifts.some((gift) => gift.gift_id === gift_id)) throw refuse('bad_gift', m.refusal_bad_gift());
  await saveThanks(ctx.q, registry.id, gift_id, thanked);
}
