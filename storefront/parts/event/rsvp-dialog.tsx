import { useEffect, useRef, useState } from 'react';
import type { ShopEvent } from '../../../contract/event.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { proveHuman } from '../human-check/prove-human.ts';
import { useSession } from '../session/session-provider.tsx';
import styles from './rsvp.module.css';
import { RsvpForm } from './rsvp-form.tsx';
import { RsvpNotices } from './rsvp-notices.tsx';
import { type Reserved, sendRsvp } from './submit-rsvp.ts';
import { isClosed, offerOf, type Rsvp } from './use-rsvp.ts';

interface RsvpDialogProps {
  open: boolean;
  onClose: () => void;
  event: ShopEvent;
  rsvp: Rsvp;
}

/** The form that reserves places, then what was reserved. The next time it opens with an empty form (RSVP-003). */
export default function RsvpDialog({ open, onClose, event, rsvp }: RsvpDialogProps) {
  const [done, setDone] = useState('');
  const { show } = useToasts();
  useEffect(() => {
    if (open) setDone('');
  }, [open]);

  function finish({ waitlisted, info }: Reserved, { email = '', quantity = '' }: Record<string, string>) {
    const says = waitlisted ? m.rsvp_done_waitlisted : m.rsvp_done;
    setDone(says({ count: Number(quantity), email }));
    rsvp.setInfo(info);
    show({ tone: 'success', message: m.rsvp_success() });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.events_for({ label: offerOf(event, rsvp.info), title: event.title })}
      footer={done && <Button onClick={onClose}>{m.common_close()}</Button>}
    >
      <div className={styles.dialog}>
        <p className={styles.time}>
          {event.date_text}, {event.time_text}
        </p>
        {done ? <Done text={done} /> : <Places event={event} rsvp={rsvp} onDone={finish} />}
      </div>
    </Dialog>
  );
}

interface PlacesProps {
  event: ShopEvent;
  rsvp: Rsvp;
  onDone: (reserved: Reserved, values: Record<string, string>) => void;
}

function Places({ event, rsvp, onDone }: PlacesProps) {
  const { session } = useSession();
  const { info, hasFailed, load } = rsvp;

  async function send(values: Record<string, string>) {
    const outcome = await sendRsvp(call, proveHuman, event.id, values);
    if ('waitlisted' in outcome) {
      onDone(outcome, values);
      return;
    }
    // The places may be others by now (RSVP-020).
    if (!outcome.problems) await load();
    return outcome;
  }

  if (!info) {
    return hasFailed ? (
      <p>
        <Button onClick={() => void load()}>{m.common_try_again()}</Button>
      </p>
    ) : (
      <div aria-busy="true">
        <SkeletonText lines={8} />
      </div>
    );
  }
  return (
    <>
      <RsvpNotices info={info} />
      {!isClosed(info) && <RsvpForm info={info} user={session?.user} onSend={send} />}
    </>
  );
}

function Done({ text }: { text: string }) {
  const words = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1}>
      <Notice tone="success" role="status">
        <p>{text}</p>
      </Notice>
    </div>
  );
}
