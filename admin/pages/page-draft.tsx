import { Link, useActionData, useLoaderData } from 'react-router';
import { momentText } from '../../contract/moment-text.ts';
import { clockTime, wallClock } from '../../contract/wall-clock.ts';
import * as m from '../../messages/compiled/messages.js';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Row } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { type Done, deskAction, type NotDone, refusedAs, textOf, typedOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { Deleting } from '../parts/deleting.tsx';
import { DeskForm } from '../parts/desk-form.tsx';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import formStyles from '../parts/form.module.css';
import { Page } from '../parts/page.tsx';
import { fieldsOf } from '../parts/typed-fields.ts';
import { useMay } from '../parts/use-may.ts';
import { useStore } from '../parts/use-store.ts';

export const loader = deskLoader(async ({ api, store, params }) => {
  const { blocks: _, ...draft } = valueFrom(await api('page/getDraft', { id: Number(params.id) || 0 }));
  const timed =
    draft.publish_at === null ? null : wallClock(store.timeZone, new Date(draft.publish_at * 1000));
  return {
    draft,
    // By the server's clock and its rules of time zones.
    now: momentText(Date.now() / 1000, store),
    wanted: timed && { day: timed.day, time: clockTime(timed.minute) },
  };
});

export const action = deskAction(async ({ api, form, params }): Promise<Done | NotDone> => {
  const which = { id: Number(params.id), version: Number(textOf(form, 'version')) };
  const intent = textOf(form, 'intent');
  const refused = (answer: Parameters<typeof refusedAs>[0]) => ({
    ...{ ...refusedAs(answer), form: intent, typed: typedOf(form) },
  });
  if (intent === 'delete') {
    const answer = await api('page/discardDraft', which);
    return answer.ok ? { done: 'page_discarded', path: '/pages' } : refused(answer);
  }
  if (intent === 'stop') {
    const answer = await api('page/unschedule', which);
    return answer.ok ? { done: 'page_unscheduled' } : refused(answer);
  }
  const page_version = Number(textOf(form, 'page_version')) || undefined;
  const local_time =
    intent === 'later' ? `${textOf(form, 'day')}T${textOf(form, 'time').slice(0, 5)}` : undefined;
  const answer = await api('page/publish', { ...which, page_version, local_time });
  if (!answer.ok) return refused(answer);
  return intent === 'later' ? { done: 'page_timed' } : { done: 'page_published', path: '/pages' };
});
export const clientAction = keepForm;

/** A draft of a page, and its publishing. */
export default function PageDraft() {
  const { draft } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const store = useStore();
  const mayWrite = useMay('content:write');
  const { id, page_id, changed, by, problem } = draft;
  const title = draft.title || m.deskpage_untitled();
  const of = (form: string) => (outcome?.form === form ? outcome : undefined);
  return (
    <Page title={page_id ? m.deskpage_draft_heading({ title }) : m.deskpage_draft_heading_new({ title })}>
      <DoneNotice />
      <p>
        <Link to="/pages">{m.deskpage_all()}</Link>
      </p>
      <p suppressHydrationWarning>{m.deskpage_draft_lead({ by, when: momentText(changed, store) })}</p>
      {problem && <Notice tone="warning" title={m.deskpage_timed_failed({ reason: problem })} />}
      <div className={formStyles.form}>
        <Row gap={4}>
          {mayWrite && (
            <DeskLinkButton to={page_id ? `/pages/${page_id}` : `/pages/new?draft=${id}`} reloadDocument>
              {m.deskpage_draft_edit()}
            </DeskLinkButton>
          )}
          <a
            href={`/admin/pages/drafts/${id}/preview`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({})}
          >
            {m.deskpage_preview()}
          </a>
        </Row>
        <p>{m.deskpage_preview_hint()}</p>
      </div>
      {mayWrite && (
        <>
          <PublishNow outcome={of('now')} />
          <PublishLater outcome={of('later')} stopOutcome={of('stop')} />
          <Deleting
            stored={draft}
            label={m.deskpage_discard()}
            sure={m.deskpage_discard_sure({ title })}
            outcome={of('delete')}
          >
            <p>{page_id ? m.deskpage_discard_hint() : m.deskpage_discard_hint_new()}</p>
          </Deleting>
        </>
      )}
    </Page>
  );
}

/** The version of the page that is newer than the one that the draft began from; the form that follows replaces it. */
const newerPage = (outcome: NotDone | undefined) =>
  outcome?.code === 'page_changed'
    ? (outcome.refused as { newer?: { version: number } } | undefined)?.newer?.version
    : undefined;

function PublishNow({ outcome }: { outcome: NotDone | undefined }) {
  const { version, path, page_id } = useLoaderData<typeof loader>().draft;
  const over = newerPage(outcome);
  return (
    <section className={formStyles.form} aria-labelledby="now">
      <h2 id="now">{m.deskpage_now_heading()}</h2>
      <DeskForm
        intent="now"
        label={over ? m.deskpage_publish_over() : m.deskpage_publish()}
        outcome={outcome}
        hidden={{ version, ...(over && { page_version: over }) }}
        beside={over && <Link to={`/pages/${page_id}/history/${over}`}>{m.deskpage_newer_look()}</Link>}
      >
        <p>{m.deskpage_now_hint({ path })}</p>
      </DeskForm>
    </section>
  );
}

interface PublishLaterProps {
  outcome: NotDone | undefined;
  stopOutcome: NotDone | undefined;
}

function PublishLater({ outcome, stopOutcome }: PublishLaterProps) {
  const { draft, now, wanted } = useLoaderData<typeof loader>();
  const store = useStore();
  const { version, page_id, publish_at } = draft;
  const over = newerPage(outcome);
  const { text } = fieldsOf(outcome?.typed);
  return (
    <section className={`${formStyles.form} ${formStyles.end}`} aria-labelledby="later">
      <h2 id="later">{m.deskpage_later_heading()}</h2>
      {publish_at !== null && (
        <DeskForm
          intent="stop"
          variant="secondary"
          label={m.deskpage_later_stop()}
          outcome={stopOutcome}
          hidden={{ version }}
        >
          <p suppressHydrationWarning>
            {m.deskpage_later_stop_hint({ when: momentText(publish_at, store) })}
          </p>
        </DeskForm>
      )}
      <DeskForm
        intent="later"
        variant="secondary"
        label={over ? m.deskpage_publish_over() : m.deskpage_later_submit()}
        outcome={outcome}
        hidden={{ version, ...(over && { page_version: over }) }}
        beside={over && <Link to={`/pages/${page_id}/history/${over}`}>{m.deskpage_newer_look()}</Link>}
      >
        <p>{m.deskpage_later_hint({ zone: store.timeZone.replaceAll('_', ' '), now })}</p>
        <div className={formStyles.pair}>
          <TextField type="date" {...text('day', wanted?.day)} label={m.deskpage_later_day()} required />
          <TextField type="time" {...text('time', wanted?.time)} label={m.deskpage_later_time()} required />
        </div>
      </DeskForm>
    </section>
  );
}
