import { Link, useActionData, useLoaderData } from 'react-router';
import type { ImportDetail } from '../../contract/admin/import.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Row } from '../../ui/stack.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { ImportChoices, readChoices } from '../parts/import-choices.tsx';
import { importKindName, importState } from '../parts/import-names.ts';
import { changesOf, ImportReport } from '../parts/import-report.tsx';
import { JobProgress } from '../parts/job-progress.tsx';
import { Page } from '../parts/page.tsx';
import { nextSetupStep } from '../parts/read-setup-steps.ts';
import titleStyles from '../parts/titles.module.css';
import { useMayLoad } from '../parts/use-may.ts';
import { useReload } from '../parts/use-reload.ts';

const idOf = (params: Record<string, string | undefined>) => Number(params.id) || 0;

export const loader = deskLoader(async ({ api, params }) => {
  const detail = valueFrom(await api('import/get', { id: idOf(params) }));
  const next = detail.state === 'done' ? await nextSetupStep(api) : undefined;
  return { detail, next: next && { title: next.title, path: next.path } };
});

export const action = deskAction(async ({ api, form, params }) => {
  const id = idOf(params);
  const decided = { id, version: Number(textOf(form, 'version')) };
  const intent = textOf(form, 'intent');
  if (intent === 'choose') {
    const { found } = valueFrom(await api('import/get', { id }));
    const answer = await api('import/choose', { ...decided, ...readChoices(form, found) });
    return answer.ok ? { done: 'choose' } : { ...refusedAs(answer), form: intent };
  }
  const answer = await api(intent === 'start' ? 'import/start' : 'import/stop', decided);
  if (answer.ok) return { done: intent === 'start' ? 'start' : 'stop' };
  return { ...refusedAs(answer), form: intent };
});
export const clientAction = keepForm;

/** One uploaded file: what it would change, and how far it is. */
export default function ImportPage() {
  const { detail, next } = useLoaderData<typeof loader>();
  const { file_name, kind, state, problem } = detail;
  const isGoingOn = state === 'checking' || state === 'loading';
  useReload(isGoingOn);
  const { name, tone } = importState[state];
  return (
    <Page title={file_name}>
      <Link to="/titles/import">{m.deskimport_title()}</Link>
      <p className={titleStyles.facts}>
        {importKindName[kind]()} <Badge tone={tone}>{name()}</Badge>
      </p>
      {state !== 'done' && <DoneNotice />}
      {problem && (
        <Notice tone={state === 'failed' ? 'danger' : 'warning'}>
          <p>{problem}</p>
        </Notice>
      )}
      {isGoingOn && <Progress detail={detail} />}
      {state !== 'checking' && <ImportReport detail={detail} />}
      <Decisions detail={detail} next={next} />
    </Page>
  );
}

function Progress({
  detail: { state, kind, size, bytes_read, is_waiting, loaded },
}: {
  detail: ImportDetail;
}) {
  const percent = size > 0 ? Math.min(99, Math.floor((100 * bytes_read) / size)) : 0;
  const words = m.deskimport_progress({ percent });
  const loadingHint = kind === 'copies' ? m.deskimport_loading_copies_hint : m.deskimport_loading_hint;
  const hint = state === 'checking' ? m.deskimport_checking_hint : loadingHint;
  return (
    <JobProgress
      done={percent / 100}
      words={is_waiting && !loaded ? m.deskimport_waiting() : words}
      hint={hint()}
    />
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

function Decisions({ detail, next }: Loaded) {
  const { state, problem, found, version } = detail;
  const outcome = useActionData<typeof action>();
  const mayWrite = useMayLoad();
  if (!mayWrite) return null;
  if (state === 'done' || state === 'failed' || state === 'stopped') {
    return (
      <Row gap={4}>
        {next && (
          <DeskLinkButton to={next.path} variant="primary">
            {m.desksetup_next({ step: next.title })}
          </DeskLinkButton>
        )}
        <DeskLinkButton to="/titles" variant={next ? 'secondary' : 'primary'}>
          {m.deskimport_titles_link()}
        </DeskLinkButton>
        <DeskLinkButton to="/titles/import">{m.deskimport_another()}</DeskLinkButton>
      </Row>
    );
  }
  const refusedOf = (intent: string) => (outcome?.form === intent ? outcome : undefined);
  const canLoad = state === 'ready' && !problem && found.counts && changesOf(found.counts) > 0;
  return (
    <>
      {canLoad && (
        <DeskForm
          intent="start"
          label={m.deskimport_start()}
          outcome={refusedOf('start')}
          hidden={{ version }}
        />
      )}
      {state === 'ready' && <ImportChoices detail={detail} outcome={refusedOf('choose')} />}
      <DeskForm
        intent="stop"
        label={state === 'loading' ? m.deskimport_stop() : m.deskimport_discard()}
        variant="quiet"
        outcome={refusedOf('stop')}
        hidden={{ version }}
      >
        {state === 'loading' && (
          <p>{detail.kind === 'copies' ? m.deskimport_stop_copies_hint() : m.deskimport_stop_hint()}</p>
        )}
      </DeskForm>
    </>
  );
}
