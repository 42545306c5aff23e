import { Link, useActionData, useLoaderData } from 'react-router';
import { momentText } from '../../contract/moment-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { BackupFacts } from '../parts/backups/backup-facts.tsx';
import { isGoingOn, stepText, worthOf } from '../parts/backups/backup-words.ts';
import { Restoring } from '../parts/backups/restoring.tsx';
import { Deleting } from '../parts/deleting.tsx';
import { DeskForm } from '../parts/desk-form.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { JobProgress } from '../parts/job-progress.tsx';
import { Page } from '../parts/page.tsx';
import { ProofField, refusedProof } from '../parts/proof-field.tsx';
import titleStyles from '../parts/titles.module.css';
import { useMay, useMe } from '../parts/use-may.ts';
import { useReload } from '../parts/use-reload.ts';
import { useStore } from '../parts/use-store.ts';

const idOf = (params: Record<string, string | undefined>) => Number(params.id) || 0;

export const loader = deskLoader(async ({ api, params, url }) => ({
  backup: valueFrom(await api('backup/get', { id: idOf(params) })),
  problem: url.searchParams.get('problem') ?? '',
}));

export const action = deskAction(async (args) => {
  const { api, form, params } = args;
  const which = { id: idOf(params), version: Number(textOf(form, 'version')) };
  const intent = textOf(form, 'intent');
  if (intent === 'check') {
    const answer = await api('backup/check', which);
    return answer.ok ? { done: '' } : { ...refusedAs(answer), form: intent };
  }
  if (intent === 'restore' && textOf(form, 'sure') !== 'yes')
    return {
      sentence: m.desk_settings_check(),
      problems: { sure: m.deskbackup_bring_back_unsure() },
      form: intent,
    };
  const unproved = await refusedProof(args);
  if (unproved) return { ...unproved, form: intent };
  if (intent === 'restore') {
    const answer = await api('backup/restore', which);
    return answer.ok ? { done: '' } : { ...refusedAs(answer), form: intent };
  }
  if (intent !== 'delete') return { done: '' };
  const answer = await api('backup/delete', which);
  return answer.ok ? { done: 'deleted', path: '/backups' } : { ...refusedAs(answer), form: intent };
});
export const clientAction = keepForm;

const problems: Readonly<Record<string, () => string>> = {
  gone: m.deskbackup_problem_gone,
  other_stores: m.deskbackup_problem_other_stores,
  not_ready: m.deskbackup_problem_not_ready,
  not_allowed: m.deskbackup_problem_not_allowed,
  proof_required: m.deskbackup_problem_proof_required,
};

/** One backup: what is in it, its test, and the ways to take it away, restore or delete it. */
export default function BackupPage() {
  const { backup, problem } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  useReload(isGoingOn(backup));
  const store = useStore();
  const mayWrite = useMay('backups:write');
  const worth = worthOf(backup);
  const isKept = backup.state === 'done' && backup.place !== 'elsewhere';
  return (
    <Page title={m.deskbackup_of({ when: momentText(backup.made ?? backup.created, store) })}>
      <Link to="/backups">{m.deskbackup_back()}</Link>
      <p className={titleStyles.facts}>
        {backup.file} <Badge tone={worth.tone}>{worth.name()}</Badge>
      </p>
      <DoneNotice />
      {!outcome && problems[problem] && (
        <Notice tone="danger" role="alert">
          <p>{problems[problem]()}</p>
        </Notice>
      )}
      {backup.restored && (
        <Notice tone="success">
          <p suppressHydrationWarning>
            {m.deskbackup_restored({
              when: momentText(backup.restored.at, store),
              actor: backup.restored.by,
            })}
          </p>
        </Notice>
      )}
      {backup.problem && (
        <Notice tone="danger">
          <p>{backup.problem}</p>
        </Notice>
      )}
      {isGoingOn(backup) && (
        <JobProgress done={backup.done} words={stepText(backup)} hint={m.deskbackup_leave()} />
      )}
      <BackupFacts backup={backup} />
      {isKept && mayWrite && !isGoingOn(backup) && (
        <DeskForm
          intent="check"
          label={m.deskbackup_test_now()}
          variant="secondary"
          outcome={outcome?.form === 'check' ? outcome : undefined}
          hidden={{ version: backup.version }}
        />
      )}
      {!isGoingOn(backup) && <OwnersPart isKept={isKept} />}
    </Page>
  );
}

/** Download, restore and delete, for those who own every shop that is in it. */
function OwnersPart({ isKept }: { isKept: boolean }) {
  const { backup } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const mayTake = useMay('backups:take');
  if (!mayTake) return <p>{m.deskbackup_only_owner()}</p>;
  if (backup.other_stores.length > 0)
    return <p>{m.deskbackup_others({ names: backup.other_stores.join(', ') })}</p>;
  return (
    <>
      {isKept && <Download />}
      {isKept && <Restoring backup={backup} outcome={outcome} />}
      <Deleting stored={backup} label={m.deskbackup_delete()} sure={m.deskbackup_delete()} outcome={outcome}>
        <p>{isKept ? m.deskbackup_delete_hint() : m.deskbackup_delete_unkept_hint()}</p>
        <ProofField outcome={outcome?.form === 'delete' ? outcome : undefined} />
      </Deleting>
    </>
  );
}

function Download() {
  const { backup } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { is_proved } = useMe();
  const refused = outcome?.form === 'download' ? outcome : undefined;
  return (
    <section className={titleStyles.section} aria-labelledby="download">
      <h2 id="download">{m.deskbackup_download()}</h2>
      <p>{m.deskbackup_download_hint()}</p>
      {is_proved ? (
        <p>
          <a href={`/admin/backups/${backup.id}/file`}>{m.deskbackup_download_file({ file: backup.file })}</a>
        </p>
      ) : (
        <DeskForm intent="download" label={m.deskbackup_download_prove()} outcome={refused}>
          <ProofField outcome={refused} />
        </DeskForm>
      )}
    </section>
  );
}
