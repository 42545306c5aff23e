import { Form, useActionData, useLoaderData } from 'react-router';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import { momentText } from '../../contract/moment-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { Page } from '../parts/page.tsx';
import { RefusedNotice } from '../parts/refused-notice.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import styles from '../parts/titles.module.css';
import { useStore } from '../parts/use-store.ts';

export const loader = deskLoader(async ({ api, url: { searchParams } }) => {
  const term = (searchParams.get('q') ?? '').trim().slice(0, 200);
  const from = searchParams.get('after') ?? '';
  const after = /^[1-9]\d{0,14}$/.test(from) ? Number(from) : undefined;
  const { subscribers, next } = valueFrom(await api('newsletter/getList', { term, ...(after && { after }) }));
  const at = (page: string, path = '/newsletter') =>
    `${path}?${new URLSearchParams({ ...(term && { q: term }), ...(page && { after: page }) })}`;
  return {
    term,
    subscribers,
    first: after ? at('') : undefined,
    next: next ? at(String(next)) : undefined,
    file: at('', '/admin/newsletter/subscribers.csv'),
  };
});

export const action = deskAction(async ({ api, form }) => {
  const answer = await api('newsletter/unsubscribe', { id: textOf(form, 'id') });
  // The page shows the list as it is now.
  return answer.ok ? { done: 'unsubscribed' } : { ...refusedAs(answer), status: 200 };
});
export const clientAction = keepForm;

/** Who signed up for the newsletter through the shop. */
export default function Newsletter() {
  const { term, subscribers, first, next, file } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <Page title={m.desknewsletter_heading()}>
      <DoneNotice />
      <RefusedNotice outcome={outcome} />
      <p>{m.desknewsletter_lead()}</p>
      <p>{m.desknewsletter_find_hint()}</p>
      <SearchForm action="/newsletter" label={m.desknewsletter_find()} words={term} />
      {subscribers.length === 0 ? (
        <EmptyState title={term ? m.desknewsletter_none_found() : m.desknewsletter_none()}>
          <p>{term ? m.desknewsletter_none_found_hint() : m.desknewsletter_none_hint()}</p>
        </EmptyState>
      ) : (
        <>
          <ul className={styles.titles}>
            {subscribers.map((subscriber) => (
              <SubscriberLine key={subscriber.id} subscriber={subscriber} />
            ))}
          </ul>
          <p>
            <a href={file}>{m.desknewsletter_csv()}</a>
          </p>
        </>
      )}
      {(first || next) && (
        <nav aria-label={m.desknewsletter_pages()} className={styles.pages}>
          {first && <DeskLinkButton to={first}>{m.desknewsletter_first()}</DeskLinkButton>}
          {next && <DeskLinkButton to={next}>{m.desknewsletter_next()}</DeskLinkButton>}
        </nav>
      )}
    </Page>
  );
}

type Subscriber = AdminOutput<'newsletter/getList'>['subscribers'][number];

function SubscriberLine({ subscriber }: { subscriber: Subscriber }) {
  const store = useStore();
  const { id, email, first_name, last_name, phone, consent, page, signed_up, ended, ended_by } = subscriber;
  const name = `${first_name} ${last_name}`.trim();
  return (
    <li>
      <div>
        <b>{email}</b>
        {(name || phone) && <p>{[name, phone].filter(Boolean).join(' · ')}</p>}
        <p suppressHydrationWarning>
          {m.desknewsletter_consent({ words: consent, page, when: momentText(signed_up, store) })}
        </p>
        {ended !== null && (
          <p suppressHydrationWarning>
            {m.desknewsletter_ended({ who: ended_by, when: momentText(ended, store) })}
          </p>
        )}
      </div>
      {ended === null && (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" size="s" aria-label={m.desknewsletter_off_of({ email })}>
            {m.desknewsletter_off()}
          </Button>
        </Form>
      )}
    </li>
  );
}
