import { Link, useActionData, useLoaderData } from 'react-router';
import { momentText } from '../../contract/moment-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { deskLoader, type LoadArgs, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import formStyles from '../parts/form.module.css';
import { Page } from '../parts/page.tsx';
import { PageChanges } from '../parts/page-changes.tsx';
import { pageDiff } from '../parts/page-diff.ts';
import { kindNames, versionOf } from '../parts/page-versions.ts';
import { useMay } from '../parts/use-may.ts';
import { useStore } from '../parts/use-store.ts';

export const loader = deskLoader(async (args: LoadArgs) => {
  const { api, params, url, store } = args;
  const which = versionOf(params);
  const { blocks, ...version } = valueFrom(await api('page/getVersionForEditing', which));
  const { versions } = valueFrom(await api('page/getHistory', { id: which.id }));
  const now = await api('page/getForEditing', { id: which.id });
  const newest = now.ok ? now.value : null;
  const isNewest = version.version === versions[0]?.version;
  const withNewest = url.searchParams.get('with') === 'newest' && !isNewest;
  const other = withNewest ? versions[0] : versions.find((one) => one.version < version.version);
  const { kinds } = valueFrom(await api('page/getBlockKinds', {}));
  const choices = { ...valueFrom(await api('page/getChoices', {})), language: store.language };
  const before =
    other && valueFrom(await api('page/getVersionForEditing', { id: which.id, version: other.version }));
  // A page that is restored keeps its address.
  const address = withNewest && before ? { path: before.path } : {};
  return {
    id: which.id,
    version,
    isNewest,
    withNewest,
    /** The version that readers see; null for a deleted page. */
    current: newest?.version ?? null,
    hasDraft: (newest?.draft_id ?? null) !== null,
    changes: before ? pageDiff(before, { ...version, blocks, ...address }, { kinds, choices }) : null,
  };
});

export const action = deskAction(async ({ api, form, params }) => {
  const { id, version: restored } = versionOf(params);
  const answer = await api('page/restore', { id, restored, version: Number(textOf(form, 'version')) });
  return answer.ok ? { done: 'page_restored', path: `/pages/${id}/history` } : refusedAs(answer);
});
export const clientAction = keepForm;

/** A version of a page: what it changed, how it looked, and the way to restore it. */
export default function PageVersion() {
  const { id, version: about, isNewest, withNewest, changes } = useLoaderData<typeof loader>();
  const store = useStore();
  const { version, title, saved, by, kind } = about;
  const here = `/admin/pages/${id}/history/${version}`;
  const tabs = [
    { label: m.deskpage_compare_before(), href: here, current: !withNewest },
    { label: m.deskpage_compare_now(), href: `${here}?with=newest`, current: withNewest },
  ];
  return (
    <Page title={m.deskpage_version_heading({ title, version })}>
      <p>
        <Link to={`/pages/${id}/history`}>{m.deskpage_history()}</Link>
      </p>
      <p suppressHydrationWarning>
        <Badge>{kindNames[kind]()}</Badge>{' '}
        {m.deskpage_version_by({ by: by || m.deskpage_by_shop(), when: momentText(saved, store) })}
      </p>
      <div className={formStyles.form}>
        <p>
          <a href={`${here}/preview`} target="_blank" rel="noreferrer" className={buttonClass({})}>
            {m.deskpage_version_view()}
          </a>
        </p>
        <p>{m.deskpage_preview_hint()}</p>
      </div>
      {isNewest ? (
        <h2>{m.deskpage_compare_before()}</h2>
      ) : (
        <TabLinks label={m.deskpage_compare()} tabs={tabs} />
      )}
      {withNewest && <p>{m.deskpage_compare_now_lead()}</p>}
      {changes ? <PageChanges changes={changes} /> : <p>{m.deskpage_compare_first()}</p>}
      <Restoring />
    </Page>
  );
}

/** Asks before it lets readers see an older version. */
function Restoring() {
  const { version, isNewest, current, hasDraft } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const mayWrite = useMay('content:write');
  if (!mayWrite || isNewest || current === null) return null;
  return (
    <div className={formStyles.end}>
      <Disclosure label={m.deskpage_restore()} ghost open={outcome !== undefined}>
        <DeskForm
          label={m.deskpage_restore_sure({ version: version.version })}
          outcome={outcome}
          hidden={{ version: current }}
        >
          <p>
            {m.deskpage_restore_hint()} {hasDraft && m.deskpage_restore_draft()}
          </p>
        </DeskForm>
      </Disclosure>
    </div>
  );
}
