import { Link, useLoaderData } from 'react-router';
import { momentText } from '../../contract/moment-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { DoneNotice } from '../parts/done-notice.tsx';
import { Page } from '../parts/page.tsx';
import { kindNames } from '../parts/page-versions.ts';
import rowStyles from '../parts/titles.module.css';
import { useStore } from '../parts/use-store.ts';

export const loader = deskLoader(async ({ api, params }) => {
  const id = Number(params.id) || 0;
  const { versions } = valueFrom(await api('page/getHistory', { id }));
  const page = await api('page/get', { id });
  return { id, versions, isDeleted: !page.ok };
});

/** Every version of a page that is kept: who saved it, when, and how. */
export default function PageHistory() {
  const { id, versions, isDeleted } = useLoaderData<typeof loader>();
  const store = useStore();
  const [newest] = versions;
  return (
    <Page title={m.deskpage_history_heading({ title: newest?.title ?? '' })}>
      <DoneNotice />
      <p>
        <Link to="/pages">{m.deskpage_all()}</Link>
      </p>
      {isDeleted ? (
        <Notice>
          <p>
            {m.deskpage_history_deleted()} <Link to="/pages/deleted">{m.deskpage_deleted_link()}</Link>
          </p>
        </Notice>
      ) : (
        <p>{m.deskpage_history_lead()}</p>
      )}
      <ol reversed className={rowStyles.titles}>
        {versions.map(({ version, title, saved, by, kind }) => (
          <li key={version}>
            <div>
              <Link to={`/pages/${id}/history/${version}`}>{m.deskpage_version({ version })}</Link> {title}
              <p suppressHydrationWarning>
                {m.deskpage_version_by({ by: by || m.deskpage_by_shop(), when: momentText(saved, store) })}
              </p>
            </div>
            <div className={rowStyles.figures}>
              <Badge>{kindNames[kind]()}</Badge>
              {!isDeleted && version === newest?.version && (
                <Badge tone="success">{m.deskpage_version_now()}</Badge>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Page>
  );
}
