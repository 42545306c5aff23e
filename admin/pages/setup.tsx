import { Link, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Row } from '../../ui/stack.tsx';
import { deskLoader } from '../desk-load.ts';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { Page } from '../parts/page.tsx';
import { leftOf, readSetupSteps } from '../parts/read-setup-steps.ts';
import styles from '../parts/titles.module.css';
import { useStore } from '../parts/use-store.ts';

export const loader = deskLoader(({ api }) => readSetupSteps(api));

/** What the shop needs before it opens. It can be left and continued: what is done shows in the shop's own data. */
export default function Setup() {
  const steps = useLoaderData<typeof loader>();
  const left = leftOf(steps);
  const [next] = left;
  const count = steps.filter(({ isOptional }) => !isOptional).length;
  return (
    <Page title={m.desksetup_title()}>
      <DoneNotice />
      <p>{next ? m.desksetup_lead({ done: count - left.length, count }) : m.desksetup_all_done()}</p>
      {next && (
        <div>
          <DeskLinkButton to={next.path} variant="primary">
            {m.desksetup_next({ step: next.title })}
          </DeskLinkButton>
        </div>
      )}
      {!next && <Afterwards />}
      <ol className={styles.titles}>
        {steps.map(({ title, why, path, isDone, isOptional }) => (
          <li key={title}>
            <div>
              {/* The editor of the look has a policy of its own (server/http/desk-pages.ts). */}
              <Link to={path} reloadDocument={path === '/look'}>
                {title}
              </Link>
              <p>{why}</p>
            </div>
            <Badge tone={isDone ? 'success' : 'neutral'}>
              {isDone ? m.desksetup_done() : isOptional ? m.desksetup_optional() : m.desksetup_open_step()}
            </Badge>
          </li>
        ))}
      </ol>
    </Page>
  );
}

/** What a shop that takes orders may do next. */
function Afterwards() {
  const { reached } = useStore();
  return (
    <>
      <p>{m.desksetup_afterwards()}</p>
      <Row gap={4}>
        <a href={reached} target="_blank" rel="noreferrer">
          {m.desk_open_shop()}
        </a>
        <Link to="/look" reloadDocument>
          {m.desklook_heading()}
        </Link>
        <Link to="/pages">{m.deskpage_heading()}</Link>
        <Link to="/mails">{m.deskmail_heading()}</Link>
      </Row>
    </>
  );
}
