import { holdVersion, type RowVersion } from '../../call/row-version.ts';
import { deskEvent } from '../../event/desk-events.ts';
import type { StaffContext } from '../context.ts';

/**
 * An event as the back office shows it, locked for a change.
 *
 * @throws the refusals `not_found`, and `stale` with the `newer` event.
 */
export const heldEvent = ({ q, store, now }: StaffContext, which: RowVersion) =>
  holdVersion(q, 'event', { storeId: store.id, ...which }, () => deskEvent(q, store.id, which.id, now));
