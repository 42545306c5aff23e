import { Link, useActionData, useLoaderData } from 'react-router';
import type { DateLine } from '../../contract/admin/event.ts';
import * as m from '../../messages/compiled/messages.js';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { EventState } from '../parts/event-state.tsx';
import { comingText, whenText } from '../parts/event-when.ts';
import orderStyles from '../parts/orders.module.css';
import { Page } from '../parts/page.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import rowStyles from '../parts/titles.module.css';
import { useMay } from '../parts/use-may.ts';
import { useStore } from '../parts/use-store.ts';

export const loader = deskLoader(async ({ api, url: { searchParams } }) => {
  const words = (searchParams.get('q') ?? '').trim().slice(0, 100);
  const past = searchParams.get('when') === 'past';
  const offset = Number(/^\d{1,5}$/.exec(searchParams.get('from') ?? '')?.[0] ?? 0);
  const { dates, has_more, page_size } = valueFrom(await api('event/getDates', { words, past, offset }));
  const { categories } = valueFrom(await api('event/getChoices', {}));
  const at = (from: number) => eventsPath({ words, past, from });
  return {
    ...{ words, past, dates, categories },
    previous: offset > 0 ? at(Math.max(0, offset - page_size)) : undefined,
    next: has_more ? at(offset + page_size) : undefined,
  };
});

function eventsPath({ words, past, from = 0 }: { words: string; past: boolean; from?: number }): string {
  const search = new URLSearchParams({
    ...(words && { q: words }),
    ...(past && { when: 'past' }),
    ...(from > 0 && { from: String(from) }),
  });
  return search.size > 0 ? `/events?${search}` : '/events';
}

/** Saves a category of events. */
export const action = deskAction(async ({ api, form }) => {
  const category = { name: textOf(form, 'name'), colour: textOf(form, 'colour') };
  const answer = await api('event/saveCategory', category);
  return answer.ok ? { done: 'saved' } : { ...refusedAs(answer), typed: category };
});
export const clientAction = keepForm;

/** The dates of events, with how many come. */
export default function Events() {
  const { words, past, dates, previous, next } = useLoaderData<typeof loader>();
  const mayWrite = useMay('events:write');
  return (
    <Page
      title={m.deskevent_heading()}
      actions={
        mayWrite && (
          <DeskLinkButton to="/events/new" variant="primary">
            {m.deskevent_add()}
          </DeskLinkButton>
        )
      }
    >
      <DoneNotice />
      <SearchForm action="/events" label={m.deskevent_find()} words={words}>
        {past && <input type="hidden" name="when" value="past" />}
      </SearchForm>
      <nav aria-label={m.deskevent_when()}>
        <ul className={orderStyles.lists}>
          {[false, true].map((isPast) => (
            <li key={String(isPast)}>
              <Link
                to={eventsPath({ words, past: isPast })}
                aria-current={isPast === past ? 'page' : undefined}
              >
                {isPast ? m.deskevent_past() : m.deskevent_coming()}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {dates.length === 0 ? (
        <EmptyState title={words ? m.deskevent_none_found() : m.deskevent_none()}>
          <p>{words ? m.deskevent_none_found_hint() : m.deskevent_none_hint()}</p>
        </EmptyState>
      ) : (
        <ul className={rowStyles.titles}>
          {dates.map((date) => (
            <DateRow key={date.id} date={date} />
          ))}
        </ul>
      )}
      <div className={rowStyles.pages}>
        {previous && <DeskLinkButton to={previous}>{m.desk_titles_previous()}</DeskLinkButton>}
        {next && <DeskLinkButton to={next}>{m.desk_titles_next()}</DeskLinkButton>}
      </div>
      {mayWrite && <Categories />}
    </Page>
  );
}

function DateRow({ date }: { date: DateLine }) {
  const { language } = useStore();
  return (
    <li>
      <div>
        <Link to={`/events/dates/${date.id}`}>{date.title}</Link> <EventState date={date} />
        <p>{[whenText(date, language), date.category].filter(Boolean).join(' · ')}</p>
      </div>
      <p>{comingText(date)}</p>
    </li>
  );
}

function Categories() {
  const { categories } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <Disclosure label={m.deskevent_categories()} ghost open={outcome !== undefined}>
      <ul className={orderStyles.lists}>
        {categories.map(({ id, name, colour }) => (
          <li key={id}>
            <span aria-hidden="true" style={{ color: colour }}>
              ●
            </span>{' '}
            {name}
          </li>
        ))}
      </ul>
      <DeskForm
        key={categories.length}
        label={m.deskevent_category_save()}
        variant="secondary"
        outcome={outcome}
      >
        <TextField
          name="name"
          label={m.deskevent_category_name()}
          hint={m.deskevent_category_hint()}
          required
          maxLength={100}
          defaultValue={outcome?.typed?.name}
        />
        <TextField
          type="color"
          name="colour"
          label={m.deskevent_category_colour()}
          required
          defaultValue={outcome?.typed?.colour ?? '#2f6f73'}
        />
      </DeskForm>
    </Disclosure>
  );
}
