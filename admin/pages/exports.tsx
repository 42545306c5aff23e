import { Link, useActionData, useLoaderData } from 'react-router';
import { type Export, exportDays, exportKinds } from '../../contract/admin/export.ts';
import { momentText } from '../../contract/moment-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { byteText } from '../parts/byte-text.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import {
  contentsOf,
  exportStateWords,
  isBeingWritten,
  kindWords,
  writtenText,
} from '../parts/exports/export-words.ts';
import { Page } from '../parts/page.tsx';
import styles from '../parts/titles.module.css';
import { useMay } from '../parts/use-may.ts';
import { useReload } from '../parts/use-reload.ts';
import { useStore } from '../parts/use-store.ts';

export const loader = deskLoader(async ({ api, url }) => {
  const before = url.searchParams.get('before') ?? '';
  return valueFrom(
    await api('export/getList', /^[1-9]\d{0,8}$/.test(before) ? { before: Number(before) } : {}),
  );
});

export const action = deskAction(async ({ api, form }) => {
  const given = textOf(form, 'kind');
  const kind = exportKinds.find((one) => one === given) ?? 'titles_csv';
  const answer = await api('export/make', { kind });
  if (answer.ok) return { done: '', path: `/exports/${answer.value.id}` };
  return { ...refusedAs(answer), typed: { kind } };
});
export const clientAction = keepForm;

/** Takes data of the shop along as a file, and lists the files so far. */
export default function Exports() {
  const { exports, has_more } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  useReload(exports.some(isBeingWritten));
  const mayBackUp = useMay('backups:read');
  const last = exports.at(-1);
  return (
    <Page title={m.deskexport_heading()}>
      <DoneNotice />
      <p>{m.deskexport_lead({ days: exportDays })}</p>
      {mayBackUp && (
        <p>
          <Link to="/backups">{m.deskexport_lead_backup()}</Link>
        </p>
      )}
      <DeskForm label={m.deskexport_make()} outcome={outcome}>
        <RadioGroup
          legend={m.deskexport_kind()}
          name="kind"
          defaultValue={outcome?.typed?.kind ?? exportKinds[0]}
          options={exportKinds.map((value) => ({
            value,
            label: kindWords[value].name(),
            detail: kindWords[value].hint(),
          }))}
        />
      </DeskForm>
      <h2>{m.deskexport_list()}</h2>
      {exports.length === 0 ? (
        <EmptyState title={m.deskexport_none()} level={3}>
          <p>{m.deskexport_none_hint()}</p>
        </EmptyState>
      ) : (
        <ul className={styles.titles}>
          {exports.map((one) => (
            <ExportLine key={one.id} made={one} />
          ))}
        </ul>
      )}
      {has_more && last && (
        <div>
          <DeskLinkButton to={`/exports?before=${last.id}`}>{m.deskexport_older()}</DeskLinkButton>
        </div>
      )}
    </Page>
  );
}

function ExportLine({ made }: { made: Export }) {
  const store = useStore();
  const { id, kind, state, size, problem, created, actor } = made;
  const word = exportStateWords[state];
  const facts =
    state === 'done' ? [contentsOf(made, store.language), byteText(size, store.language), actor] : [actor];
  return (
    <li>
      <div>
        <Link to={`/exports/${id}`} suppressHydrationWarning>
          {m.deskexport_of({ kind: kindWords[kind].name(), when: momentText(created, store) })}
        </Link>
        <p>{facts.join(' · ')}</p>
        {problem && <p>{problem}</p>}
        {isBeingWritten(made) && <p>{writtenText(made)}</p>}
      </div>
      <Badge tone={word.tone}>{word.name()}</Badge>
    </li>
  );
}
