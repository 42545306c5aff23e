import { useLoaderData } from 'react-router';
import { m } from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import styles from '../parts/activity.module.css';
import { type ChangedField, changedFields, deedOf, partNames } from '../parts/deeds.ts';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { momentText } from '../parts/moment-text.ts';
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
  return {
    words,
    part,
    isFirst: before === undefined,
    older: has_more ? olderThan(entries.at(-1)?.id, { words, part }) : undefined,
    entries: entries.map(({ id, at, actor, action, target, detail }) => ({
      id,
      time: momentText(at, store),
      actor: actor === 'command line' ? m.desk_activity_command_line() : actor,
      deed: deedOf(action) ?? { part: '', verb: action },
      target,
      hasFailed: detail.failed === true,
      fields: changedFields(detail),
    })),
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

type Entry = ReturnType<typeof useLoaderData<typeof loader>>['entries'][number];

function EntryLine({ entry: { time, actor, deed, target, hasFailed, fields } }: { entry: Entry }) {
  return (
    <li>
      <p className={styles.deed}>
        {deed.part && <Badge>{deed.part}</Badge>} <b>{deed.verb}</b>{' '}
        {hasFailed && <Badge tone="danger">{m.desk_activity_failed()}</Badge>} {target}
      </p>
      <p className={styles.who}>{`${time} · ${actor}`}</p>
      {fields.length > 0 && (
        <Disclosure label={m.desk_activity_details()} ghost>
          <dl className={styles.fields}>
            {fields.map((field) => (
              <FieldLine key={field.name} field={field} />
            ))}
          </dl>
        </Disclosure>
      )}
    </li>
  );
}

function FieldLine({ field: { name, before, after } }: { field: ChangedField }) {
  return (
    <div>
      <dt>{name || m.desk_activity_value()}</dt>
      <dd>
        {before && (
          <>
            <del>{before}</del>{' '}
          </>
        )}
        {after && <ins>{after}</ins>}
      </dd>
    </div>
  );
}
