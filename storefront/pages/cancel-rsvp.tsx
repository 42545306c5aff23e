import { useState } from 'react';
import { useActionData, useNavigate } from 'react-router';
import type { Output } from '../../contract/actions.ts';
import { eventPath } from '../../contract/event-path.ts';
import * as m from '../../messages/compiled/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckIcon, WarningIcon } from '../../ui/icons.tsx';
import { useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader } from '../page-load.ts';
import { browserAction, serverAction } from '../page-submit.ts';
import styles from '../parts/account/account-form.module.css';
import { type CancelRefusal, submitCancelRsvp } from '../parts/event/submit-cancel-rsvp.ts';
import { PageBody } from '../parts/page/page-body.tsx';
import { unlistedMeta } from '../parts/page/unlisted-meta.ts';
import { SubmitForm } from '../parts/submit/submit-form.tsx';
import type { Route } from './+types/cancel-rsvp';

type LinkedRsvp = Output<'event/v2/getRsvp'>;

/** Opening the link changes nothing: programs that check mails open links too. */
export async function load({ api, params, url }: LoadArgs) {
  const { event_id = '', encrypted_rsvp_tag: rsvp_id = '' } = params;
  const answer = await api('event/v2/getRsvp', { event_id, rsvp_id });
  const isDone = url.searchParams.get('done') === 'rsvp_canceled';
  if (answer.ok) return { rsvp: answer.value, failure: '', eventId: Number(event_id), isDone };
  const failure = answer.error_code === 'invalid_input' ? m.rsvp_unknown() : answer.error;
  return { rsvp: null, failure, eventId: 0, isDone: false };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const action = serverAction(submitCancelRsvp);
export const clientAction = browserAction(submitCancelRsvp);

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.rsvp_cancel_question());
}

/** The page of the link in a mail about an RSVP (RSVP-023): asks, then says what was done. */
export default function CancelRsvpPage() {
  const { rsvp, failure, eventId, isDone } = useLoaded<typeof loader>();
  const posted = useActionData() as CancelRefusal | undefined;
  const [refusal, setRefusal] = useState(posted);
  if (rsvp?.state === 'canceled' && isDone) return <Canceled eventId={eventId} />;
  if (!rsvp) return <Failed sentence={failure} eventId={0} />;
  const reason = reasons[rsvp.state]?.();
  if (reason) return <Failed sentence={reason} eventId={eventId} />;
  if (refusal?.isFinal) return <Failed sentence={refusal.sentence ?? ''} eventId={eventId} />;
  return <Question rsvp={rsvp} eventId={eventId} posted={posted} onRefused={setRefusal} />;
}

const reasons: Record<LinkedRsvp['state'], (() => string) | null> = {
  live: null,
  canceled: m.rsvp_canceled_before,
  event_canceled: m.rsvp_canceled_by_shop,
  event_over: m.rsvp_event_over,
};

interface QuestionProps {
  rsvp: LinkedRsvp;
  eventId: number;
  posted: CancelRefusal | undefined;
  onRefused: (refusal: CancelRefusal) => void;
}

function Question({ rsvp, eventId, posted, onRefused }: QuestionProps) {
  const navigate = useNavigate();
  const says = rsvp.waitlisted ? m.rsvp_cancel_waiting : m.rsvp_cancel_places;
  return (
    <PageBody>
      <div className={styles.page}>
        <h1>{m.rsvp_cancel_question()}</h1>
        <p className={styles.lead}>
          <strong>{rsvp.title}</strong>
          <br />
          {rsvp.date_text}, {rsvp.time_text}
        </p>
        <p>{says({ count: rsvp.quantity })}</p>
        <SubmitForm
          label={m.rsvp_mail_cancel()}
          hidden={{}}
          danger
          posted={posted}
          onRefused={onRefused}
          onDone={() => navigate('?done=rsvp_canceled', { replace: true })}
          beside={<LinkButton href={eventPath(eventId)}>{m.rsvp_cancel_keep()}</LinkButton>}
        >
          {() => null}
        </SubmitForm>
      </div>
    </PageBody>
  );
}

/** RSVP-025. */
function Canceled({ eventId }: { eventId: number }) {
  return (
    <PageBody>
      <div role="status">
        <EmptyState
          level={1}
          icon={<CheckIcon size={40} />}
          title={m.rsvp_canceled_title()}
          actions={
            <LinkButton href={eventPath(eventId)} variant="primary">
              {m.rsvp_mail_view()}
            </LinkButton>
          }
        >
          <p>{m.rsvp_canceled_text()}</p>
        </EmptyState>
      </div>
    </PageBody>
  );
}

/** RSVP-026. `eventId`: 0 when the link names no event. */
function Failed({ sentence, eventId }: { sentence: string; eventId: number }) {
  return (
    <PageBody>
      <div role="alert">
        <EmptyState
          level={1}
          icon={<WarningIcon size={40} />}
          title={m.rsvp_cancel_failed()}
          actions={
            <>
              {eventId > 0 && <LinkButton href={eventPath(eventId)}>{m.rsvp_mail_view()}</LinkButton>}
              <LinkButton href="/" variant="primary">
                {m.common_home()}
              </LinkButton>
            </>
          }
        >
          <p>{sentence}</p>
        </EmptyState>
      </div>
    </PageBody>
  );
}
