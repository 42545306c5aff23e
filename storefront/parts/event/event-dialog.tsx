import { useEffect, useState } from 'react';
import type { ShopEvent } from '../../../contract/event.ts';
import { eventPath } from '../../../contract/event-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { useSettings } from '../session/use-settings.ts';
import { EventFacts } from './event-facts.tsx';
import { EventItems } from './event-items.tsx';
import { eventState, isOver, takesRsvp } from './event-state.ts';
import styles from './event-view.module.css';
import { StateNotice } from './event-view.tsx';
import { loadEvent } from './load-event.ts';
import { RsvpSection } from './rsvp-section.tsx';

interface EventDialogProps {
  open: boolean;
  onClose: () => void;
  event: ShopEvent;
  now: number;
}

/** An event without leaving the page. Its books and tickets are read when it opens (EVENT-003). */
export default function EventDialog({ open, onClose, event, now }: EventDialogProps) {
  const { whole, failed } = useWholeEvent(event.id, open);
  const over = isOver(eventState(event, now));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="l"
      title={event.title}
      footer={<LinkButton href={eventPath(event.id)}>{m.events_to_page()}</LinkButton>}
    >
      <div className={styles.main}>
        <StateNotice event={event} now={now} />
        <EventFacts event={event} />
        {takesRsvp(event, now) && <RsvpSection event={event} />}
        {whole ? (
          <>
            {whole.description && <Prose html={whole.description} />}
            {whole.tickets.length > 0 && !over && (
              <section className={styles.part}>
                <h3>{event.ticket_label}</h3>
                <EventItems rows={whole.tickets} label={event.ticket_label} />
              </section>
            )}
            {whole.books.length > 0 && (
              <section className={styles.part}>
                <h3>{m.events_books()}</h3>
                <EventItems rows={whole.books} label={m.events_books()} />
              </section>
            )}
          </>
        ) : (
          <div aria-busy={!failed}>
            {event.summary && <p>{event.summary}</p>}
            {!failed && <SkeletonText lines={4} />}
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Read once it is open, and again after a failure when it is next opened (EVENT-006). */
function useWholeEvent(id: number, open: boolean) {
  const settings = useSettings();
  const { show } = useToasts();
  const [whole, setWhole] = useState<ShopEvent>();
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening it is what reads it
  useEffect(() => {
    if (!open || whole) return;
    let isCurrent = true;
    setFailed(false);
    const fail = (message: string) => {
      if (!isCurrent) return;
      setFailed(true);
      show({ tone: 'error', message });
    };
    loadEvent(call, settings, String(id)).then(
      (answer) => {
        if (!answer.ok) fail(answer.error);
        else if (isCurrent) setWhole(answer.value.event);
      },
      (e: unknown) => fail(e instanceof Error ? e.message : m.common_error()),
    );
    return () => {
      isCurrent = false;
    };
  }, [open, id]);
  return { whole, failed };
}
