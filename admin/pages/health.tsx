import { useActionData, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DoneNotice } from '../parts/done-notice.tsx';
import { BackupsSection } from '../parts/health/backups-section.tsx';
import { RoomSection, SlowSection, VersionsSection } from '../parts/health/machine-sections.tsx';
import { MailsSection } from '../parts/health/mails-section.tsx';
import { Verdict } from '../parts/health/verdict.tsx';
import { ImportsSection, JobsSection, PaymentsSection } from '../parts/health/work-sections.tsx';
import { Page } from '../parts/page.tsx';
import { RefusedNotice } from '../parts/refused-notice.tsx';

export const loader = deskLoader(async ({ api }) => valueFrom(await api('health/get', {})));

export const action = deskAction(async ({ api, form }) => {
  const mail_id = textOf(form, 'mail_id');
  const answer = await api('health/sendMails', mail_id ? { mail_id } : {});
  // The page shows the mails as they are now.
  return answer.ok ? { done: 'mails_again' } : { ...refusedAs(answer), status: 200 };
});
export const clientAction = keepForm;

/** What a bookseller needs to know of the shop's machinery, with a next step for each fault. */
export default function HealthPage() {
  const health = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <Page title={m.deskhealth_heading()}>
      <DoneNotice />
      <RefusedNotice outcome={outcome} />
      <Verdict faults={health.faults} />
      <PaymentsSection payments={health.payments} />
      <MailsSection mails={health.mails} />
      <JobsSection jobs={health.jobs} />
      <BackupsSection backups={health.backups} />
      <RoomSection health={health} />
      <ImportsSection imports={health.imports} />
      <SlowSection slow={health.slow} />
      <VersionsSection health={health} />
    </Page>
  );
}
