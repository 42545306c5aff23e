import { useState } from 'react';
import type { ShopEvent } from '../../../contract/event.ts';
import * as m from '../../../messages/compiled/messages.js';
import type { LinkButtonProps } from '../../../ui/button.tsx';
import { DialogLink } from '../../../ui/dialog-link.tsx';
import { LazyPopup, popupCode } from '../../../ui/lazy-popup.tsx';
import { rsvpPath } from './event-paths.ts';
import { offerOf, type Rsvp } from './use-rsvp.ts';

const dialog = popupCode(() => import('./rsvp-dialog.tsx'));

interface RsvpLinkProps extends Omit<LinkButtonProps, 'href'> {
  event: ShopEvent;
  rsvp: Rsvp;
}

/** Opens the form that reserves places (RSVP-002). Without JavaScript it leads to a page with the form. */
export function RsvpLink({ event, rsvp, ...look }: RsvpLinkProps) {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const label = offerOf(event, rsvp.info);
  return (
    <>
      <DialogLink
        {...look}
        href={rsvpPath(event.id)}
        aria-label={m.events_for({ label, title: event.title })}
        onOpen={() => {
          setState('open');
          void rsvp.load();
        }}
      >
        {label}
      </DialogLink>
      {state !== 'unopened' && (
        <LazyPopup
          code={dialog}
          open={state === 'open'}
          onClose={() => setState('closed')}
          event={event}
          rsvp={rsvp}
        />
      )}
    </>
  );
}
