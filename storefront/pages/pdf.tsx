import * as m from '../../messages/compiled/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../page-load.ts';
import { customerOf } from '../parts/account/page-session.ts';
import { listsPath } from '../parts/lists/list-paths.ts';
import { ReportView } from '../parts/lists/report-view.tsx';
import { MissingPage, missingPage } from '../parts/page/missing-page.tsx';
import { PageBody } from '../parts/page/page-body.tsx';
import { unlistedMeta } from '../parts/page/unlisted-meta.ts';
import type { Route } from './+types/pdf';

export async function load(args: LoadArgs) {
  await customerOf(args);
  const { api, params } = args;
  const progress_report_id = params.report_id ?? '';
  const answer = await api('report/progress', { progress_report_id });
  if (!answer.ok && (answer.error_code === 'not_found' || answer.error_code === 'invalid_input'))
    throw await missingPage(api);
  return { id: Number(progress_report_id), report: valueFrom(answer) };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export function meta({ matches }: Route.MetaArgs) {
  const name = m.listfile_progress();
  return unlistedMeta(matches, name);
}

/** How far the PDF file of a list is (REPORT-001). Only the customer who wanted it sees it. */
export default function PdfPage() {
  const { id, report } = useLoaded<typeof loader>();
  return (
    <PageBody>
      <h1>{m.listfile_progress()}</h1>
      <ReportView key={id} id={id} loaded={report} />
    </PageBody>
  );
}

export function ErrorBoundary() {
  return (
    <MissingPage
      title={m.listfile_missing()}
      reason={m.listfile_missing_hint()}
      ways={
        <LinkButton href={listsPath} variant="primary">
          {m.lists_title()}
        </LinkButton>
      }
    />
  );
}
