import { Link, useLoaderData } from 'react-router';
import { m } from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { Page } from '../parts/page.tsx';
import { setupSteps } from '../parts/setup-steps.ts';
import styles from '../parts/titles.module.css';

export const loader = deskLoader(async ({ api }) => {
  const { settings } = valueFrom(await api('settings/getList', {}));
  const { locations } = valueFrom(await api('location/getList', {}));
  return setupSteps({ settings, locations, state: valueFrom(await api('setup/getState', {})) });
});

/** What the shop needs before it opens. It can be left and continued: what is done shows in the shop's own data. */
export default function Setup() {
  const steps = useLoaderData<typeof loader>();
  const next = steps.find(({ isDone }) => !isDone);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Page title={m.desksetup_title()}>
      <DoneNotice />
      <p>{next ? m.desksetup_lead({ done, count: steps.length }) : m.desksetup_all_done()}</p>
      {next && (
        <div>
          <DeskLinkButton to={next.path} variant="primary">
            {m.desksetup_next({ step: next.title })}
          </DeskLinkButton>
        </div>
      )}
      <ol className={styles.titles}>
        {steps.map(({ title, why, path, isDone }) => (
          <li key={title}>
            <div>
              <Link to={path}>{title}</Link>
              <p>{why}</p>
            </div>
            <Badge tone={isDone ? 'success' : 'neutral'}>
              {isDone ? m.desksetup_done() : m.desksetup_open_step()}
            </Badge>
          </li>
        ))}
      </ol>
    </Page>
  );
}
