import type { Context } from '../../context.ts';
import { shownPage } from '../../page/shown-page.ts';
import type { StaffContext, StaffHandler } from '../context.ts';

export const preview: StaffHandler<'page/preview'> = async (ctx, { path, title, blocks }) => {
  const unsaved = { id: 0, path, title, description: '', type: 'preview', blocks };
  const page = await shownPage(asGuest(ctx), unsaved);
  return { ...page, blocks: page.blocks.map((block) => ({ ...block, mark: block.id })) };
};

/** The context of a guest without a session, who sees less than the editor may. */
function asGuest({ shop, q, uuid, store, now, address, agent, afterCommit }: StaffContext): Context {
  return {
    ...{ shop, q, uuid, store, now, address, agent, afterCommit },
    session: null,
    locationId: store.locations[0]?.location_id ?? null,
    showPrices: store.settings.guest_show_price,
    device: '',
    replaceSession: neverInReads,
    keepDevice: neverInReads,
  };
}

function neverInReads(): never {
  throw new Error('a preview changes nothing');
}
