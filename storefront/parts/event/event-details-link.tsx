import { useState } from 'react';
import type { ShopEvent } from '../../../contract/event.ts';
import { eventPath } from '../../../contract/event-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { DialogLink } from '../../../ui/dialog-link.tsx';
import { LazyPopup, popupCode } from '../../../ui/lazy-popup.tsx';

const dialog = popupCode(() => import('./event-dialog.tsx'));

/** Leads to the event's page; with JavaScript, the same opens here (EVENT-003). */
export function EventDetailsLink({ event, now }: { event: ShopEvent; now: number }) {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return (
    <>
      <DialogLink
        size="s"
        href={eventPath(event.id)}
        aria-label={m.events_for({ label: m.events_details(), title: event.title })}
        onOpen={() => setState('open')}
      >
        {m.events_details()}
      </DialogLink>
      {state !== 'unopened' && (
        <LazyPopup
          code={dialog}
          open={state === 'open'}
          onClose={() => setState('closed')}
          event={event}
          now={now}
        />
      )}
    </>
  );
}
