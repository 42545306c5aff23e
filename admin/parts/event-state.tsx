import type { DateLine } from '../../contract/admin/event.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';

/** What a date has to be marked with, such as that it is canceled. */
export function EventState({
  date: { status, is_published },
}: {
  date: Pick<DateLine, 'status' | 'is_published'>;
}) {
  return (
    <>
      {status === 'cancelled' && <Badge tone="danger">{m.deskevent_canceled()}</Badge>}
      {status === 'moved' && <Badge tone="warning">{m.deskevent_moved()}</Badge>}
      {!is_published && <Badge>{m.deskevent_draft()}</Badge>}
    </>
  );
}
