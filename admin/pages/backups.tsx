import { Link, useActionData, useLoaderData } from 'react-router';
import type { BackupPlaceName } from '../../contract/admin/backup.ts';
import { momentText } from '../../contract/moment-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf, typedOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { BackupRow } from '../parts/backups/backup-row.tsx';
import { isGoingOn } from '../parts/backups/backup-words.ts';
import { PlanForm, readPlanForm } from '../parts/backups/plan-form.tsx';
import { RestoreHelp } from '../parts/backups/restore-help.tsx';
import { DeskForm } from '../parts/desk-form.tsx';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { Page } from '../parts/page.tsx';
import styles from '../parts/titles.module.css';
import { useMay } from '../parts/use-may.ts';
import { useReload } from '../parts/use-reload.ts';
import { useStore } from '../parts/use-store.ts';

export const loader = deskLoader(async ({ api, url }) => {
  const before = url.searchParams.get('before') ?? '';
  const input = /^[1-9]\d{0,8}$/.test(before) ? { before: Number(before) } : {};
  return {
    ...valueFrom(await api('backup/getList', input)),
    plan: valueFrom(await api('backup/getPlan', {})),
  };
});

export const action = deskAction(async ({ api, form }) => {
  if (textOf(form, 'intent') === 'plan') {
    const typed = typedOf(form);
    const { given, problems } = readPlanForm(form);
    if (Object.keys(problems).length > 0)
      return { sentence: m.desk_settings_check(), problems, typed, form: 'plan' };
    const answer = await api('backup/savePlan', given);
    return answer.ok ? { done: 'saved' } : { ...refusedAs(answer), typed, form: 'plan' };
  }
  const place: BackupPlaceName = textOf(form, 'place') === 'bucket' ? 'bucket' : 'folder';
  const answer = await api('backup/make', { place });
  if (answer.ok) return { done: '', path: `/backups/${answer.value.id}` };
  return { ...refusedAs(answer), typed: { place }, form: 'make' };
});
export const clientAction = keepForm;

/** Makes backups, and lists those so far. */
export default function Backups() {
  const { backups, has_more, has_bucket } = useLoaderData<typeof loader>();
  useReload(backups.some(isGoingOn));
  const mayWrite = useMay('backups:write');
  const last = backups.at(-1);
  return (
    <Page title={m.deskbackup_heading()}>
      <DoneNotice />
      <p>{has_bucket ? m.deskbackup_lead_bucket() : m.deskbackup_lead()}</p>
      <p>{m.deskbackup_lead_copy()}</p>
      {mayWrite && <MakeForm />}
      <h2>{m.deskbackup_list()}</h2>
      {backups.length === 0 ? (
        <EmptyState title={m.deskbackup_none()} level={3}>
          <p>{m.deskbackup_none_hint()}</p>
        </EmptyState>
      ) : (
        <ul className={styles.titles}>
          {backups.map((backup) => (
            <BackupRow key={backup.id} backup={backup} />
          ))}
        </ul>
      )}
      {has_more && last && (
        <div>
          <DeskLinkButton to={`/backups?before=${last.id}`}>{m.deskbackup_older()}</DeskLinkButton>
        </div>
      )}
      <Schedule />
      <RestoreHelp />
      <p>
        <Link to="/backups/move">{m.deskbackup_move_link()}</Link>
      </p>
    </Page>
  );
}

function MakeForm() {
  const { backups, is_running, has_bucket, folder } = useLoaderData<typeof loader>();
  const given = useActionData<typeof action>();
  const outcome = given?.form === 'make' ? given : undefined;
  const running = backups.find(({ state }) => state === 'waiting' || state === 'running');
  if (is_running && !outcome)
    return (
      <p>
        {m.deskbackup_running()}{' '}
        {running && <Link to={`/backups/${running.id}`}>{m.deskbackup_running_look()}</Link>}
      </p>
    );
  return (
    <DeskForm intent="make" label={m.deskbackup_now()} outcome={outcome}>
      {has_bucket && (
        <RadioGroup
          legend={m.deskbackup_place()}
          name="place"
          defaultValue={outcome?.typed?.place ?? 'bucket'}
          options={[
            { value: 'bucket', label: m.deskbackup_place_bucket() },
            { value: 'folder', label: m.deskbackup_place_folder({ folder }) },
          ]}
        />
      )}
      <p>{m.deskbackup_now_hint()}</p>
    </DeskForm>
  );
}

function Schedule() {
  const { plan, folder, has_bucket, other_stores } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const mayTake = useMay('backups:take');
  const store = useStore();
  const next =
    plan.next === null
      ? m.deskbackup_plan_never()
      : m.deskbackup_plan_next({ when: momentText(plan.next, store) });
  return (
    <section className={styles.section} aria-labelledby="plan">
      <h2 id="plan">{m.deskbackup_plan()}</h2>
      <p suppressHydrationWarning>{next}</p>
      {mayTake && other_stores.length === 0 && (
        <PlanForm
          key={plan.version}
          plan={plan}
          folder={folder}
          hasBucket={has_bucket}
          outcome={outcome?.form === 'plan' ? outcome : undefined}
        />
      )}
      {mayTake && other_stores.length > 0 && (
        <p>{m.deskbackup_plan_others({ names: other_stores.join(', ') })}</p>
      )}
      {!mayTake && <p>{m.deskbackup_plan_owner()}</p>}
    </section>
  );
}
