import { holdVersion, type RowVersion } from '../../call/row-version.ts';
import { deskEvent } from '../../event/desk-events.ts';
import type { StaffContext } from '../context.ts';
import { viewerOf } from './viewer.ts';

/**
 * An event as the back office shows it, locked for a change.
 *
 * @throws the refusals `not_found`, and `stale` with the `newer` event.
 */
export const heldEvent = (ctx: StaffContext, which: RowVersion) =>
  holdVersion(ctx.q, 'event', { storeId: ctx.store.id, ...which }, () =>
    deskEvent(ctx.q, viewerOf(ctx), which.id, ctx.now),
  );
