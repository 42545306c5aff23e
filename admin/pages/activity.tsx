import { Link, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { entryWords } from '../parts/activity/entry-words.ts';
import { FieldList } from '../parts/activity/field-list.tsx';
import { partOf, type ShownEntry, shownEntry } from '../parts/activity/shown-entry.ts';
import styles from '../parts/activity.module.css';
import { partNames } from '../parts/deeds.ts';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { Page } from '../parts/page.tsx';
import { SearchForm } from '../parts/search-form.tsx';

export const loader = deskLoader(async ({ api, url, store }) => {
  const asked = url.searchParams;
  const words = (asked.get('q') ?? '').trim().slice(0, 100);
  const part = Object.hasOwn(partNames, asked.get('part') ?? '') ? (asked.get('part') ?? '') : '';
  const before = /^\d{1,9}$/.test(asked.get('before') ?? '')
    ? Number(asked.get('before')) || undefined
    : undefined;
  const { entries, has_more } = valueFrom(await api('audit/getList', { words, part, before }));
  const wordsOf = await entryWords(
    api,
    entries.map(({ action }) => partOf(action)),
  );
  return {
    words,
    part,
    isFirst: before === undefined,
    older: has_more ? olderThan(entries.at(-1)?.id, { words, part }) : undefined,
    entries: entries.map((entry) => shownEntry(entry, wordsOf(partOf(entry.action)), store)),
  };
});

function olderThan(id: number | undefined, { words, part }: { words: string; part: string }): string {
  const search = new URLSearchParams({
    ...(words && { q: words }),
    ...(part && { part }),
    before: String(id),
  });
  return `/activity?${search}`;
}

/** Who changed what, the newest first. */
export default function Activity() {
  const { entries, words, part, older, isFirst } = useLoaderData<typeof loader>();
  const parts = Object.entries(partNames).map(([value, name]) => ({ value, label: name() }));
  return (
    <Page title={m.desk_activity()}>
      <DoneNotice />
      <p>{m.desk_activity_lead()}</p>
      <SearchForm action="/activity" label={m.desk_activity_search()} words={words}>
        <SelectField
          key={part}
          name="part"
          label={m.desk_activity_part()}
          placeholder={m.desk_activity_all()}
          defaultValue={part}
          options={parts}
        />
      </SearchForm>
      {entries.length === 0 ? (
        <EmptyState title={m.desk_activity_none()}>
          <p>{words || part || !isFirst ? m.desk_activity_none_found() : m.desk_activity_none_yet()}</p>
        </EmptyState>
      ) : (
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <EntryLine key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {older && (
        <div>
          <DeskLinkButton to={older}>{m.desk_activity_older()}</DeskLinkButton>
        </div>
      )}
    </Page>
  );
}

function EntryLine({ entry }: { entry: ShownEntry }) {
  const { time, actor, deed, target, hasFailed, fields } = entry;
  return (
    <li>
      <div className={styles.line}>
        <p className={styles.deed}>
          {deed.part && <Badge>{deed.part}</Badge>} <b>{deed.verb}</b>{' '}
          {hasFailed && <Badge tone="danger">{m.desk_activity_failed()}</Badge>} {target}
        </p>
        <WayBack entry={entry} />
      </div>
      <p className={styles.who} suppressHydrationWarning>{`${time} · ${actor}`}</p>
      {fields.length > 0 && (
        <Disclosure label={m.desk_activity_details()} ghost>
          <FieldList fields={fields} />
        </Disclosure>
      )}
    </li>
  );
}

/** Where a change is undone, was undone, or can be made good. */
function WayBack({
  entry: { id, deed, target, can_undo, undone_by, undoes, room, isEmpty },
}: {
  entry: ShownEntry;
}) {
  const name = `${deed.verb} ${target}`.trim();
  if (can_undo) {
    return (
      <p className={styles.way}>
        {undoes && <Link to={`/activity/${undoes}`}>{m.deskundo_undoes_link()}</Link>}
        <Link to={`/activity/${id}`} aria-label={m.deskundo_link_name({ name })}>
          {m.deskundo_link()}
        </Link>
      </p>
    );
  }
  if (undone_by) {
    return (
      <p className={styles.way}>
        <Badge>{m.deskundo_undone()}</Badge>{' '}
        <Link to={`/activity/${undone_by}`}>{m.deskundo_undone_link()}</Link>
      </p>
    );
  }
  return room && !isEmpty ? (
    <p className={styles.way}>
      <Link to={room.path} aria-label={`${room.label}: ${name}`}>
        {room.label}
      </Link>
    </p>
  ) : null;
}
