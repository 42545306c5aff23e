import { Link, useActionData, useLoaderData } from 'react-router';
import { personalKinds } from '../../contract/admin/export.ts';
import { momentText } from '../../contract/moment-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { byteText } from '../parts/byte-text.ts';
import { Deleting } from '../parts/deleting.tsx';
import { DeskForm } from '../parts/desk-form.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import {
  contentsOf,
  exportStateWords,
  isBeingWritten,
  keptUntil,
  kindWords,
  writtenText,
} from '../parts/exports/export-words.ts';
import { Fact, FactList } from '../parts/fact-list.tsx';
import { JobProgress } from '../parts/job-progress.tsx';
import { Page } from '../parts/page.tsx';
import { ProofField, refusedProof } from '../parts/proof-field.tsx';
import styles from '../parts/titles.module.css';
import { useMe } from '../parts/use-may.ts';
import { useReload } from '../parts/use-reload.ts';
import { useStore } from '../parts/use-store.ts';

const idOf = (params: Record<string, string | undefined>) => Number(params.id) || 0;

export const loader = deskLoader(async ({ api, params, url }) => ({
  made: valueFrom(await api('export/get', { id: idOf(params) })),
  problem: url.searchParams.get('problem') ?? '',
}));

export const action = deskAction(async (args) => {
  const { api, form, params } = args;
  const intent = textOf(form, 'intent');
  if (intent === 'download') {
    const unproved = await refusedProof(args);
    return unproved ? { ...unproved, form: intent } : { done: '' };
  }
  const answer = await api('export/delete', {
    id: idOf(params),
    version: Number(textOf(form, 'version')),
  });
  return answer.ok ? { done: 'deleted', path: '/exports' } : { ...refusedAs(answer), form: intent };
});
export const clientAction = keepForm;

const problems: Readonly<Record<string, () => string>> = {
  gone: m.deskexport_problem_gone,
  not_ready: m.deskexport_problem_not_ready,
  not_allowed: m.deskexport_problem_not_allowed,
  proof_required: m.deskexport_problem_proof_required,
};

/** One export: how far it is, and the way to download or delete it. */
export default function ExportPage() {
  const { made, problem } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const isOpen = isBeingWritten(made);
  useReload(isOpen);
  const store = useStore();
  const word = exportStateWords[made.state];
  return (
    <Page
      title={m.deskexport_of({
        kind: kindWords[made.kind].name(),
        when: momentText(made.created, store),
      })}
    >
      <Link to="/exports">{m.deskexport_back()}</Link>
      <p className={styles.facts}>
        {made.file} <Badge tone={word.tone}>{word.name()}</Badge>
      </p>
      <DoneNotice />
      {!outcome && problems[problem] && (
        <Notice tone="danger" role="alert">
          <p>{problems[problem]()}</p>
        </Notice>
      )}
      {made.problem && (
        <Notice tone="danger">
          <p>{m.deskexport_try_again({ problem: made.problem })}</p>
        </Notice>
      )}
      {isOpen && <JobProgress done={made.done} words={writtenText(made)} hint={m.deskexport_leave()} />}
      <Facts />
      {made.state === 'done' && <Download />}
      {!isOpen && (
        <Deleting
          stored={made}
          label={m.deskexport_delete()}
          sure={m.deskexport_delete()}
          outcome={outcome?.form === 'delete' ? outcome : undefined}
        >
          <p>{made.state === 'done' ? m.deskexport_delete_hint() : m.deskexport_delete_failed_hint()}</p>
        </Deleting>
      )}
    </Page>
  );
}

function Facts() {
  const { made } = useLoaderData<typeof loader>();
  const store = useStore();
  const isDone = made.state === 'done';
  return (
    <FactList>
      {isDone && <Fact name={m.deskexport_fact_rows()}>{contentsOf(made, store.language)}</Fact>}
      {isDone && <Fact name={m.deskexport_fact_size()}>{byteText(made.size, store.language)}</Fact>}
      <Fact name={m.deskexport_fact_by()}>{made.actor}</Fact>
      {made.made !== null && <Fact name={m.deskexport_fact_made()}>{momentText(made.made, store)}</Fact>}
      {isDone && <Fact name={m.deskexport_fact_kept()}>{momentText(keptUntil(made), store)}</Fact>}
    </FactList>
  );
}

function Download() {
  const { made } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { is_proved } = useMe();
  const refused = outcome?.form === 'download' ? outcome : undefined;
  const isPersonal = personalKinds.includes(made.kind);
  return (
    <section className={styles.section} aria-labelledby="download">
      <h2 id="download">{m.deskexport_download()}</h2>
      {isPersonal && <p>{m.deskexport_personal()}</p>}
      <p>{m.deskexport_download_hint()}</p>
      {isPersonal && !is_proved ? (
        <DeskForm intent="download" label={m.deskexport_download_prove()} outcome={refused}>
          <ProofField outcome={refused} />
        </DeskForm>
      ) : (
        <p>
          <a href={`/admin/exports/${made.id}/file`}>{m.deskexport_download_file({ file: made.file })}</a>
        </p>
      )}
    </section>
  );
}
