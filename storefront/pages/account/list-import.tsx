import { useActionData } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { useLoaded } from '../../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader } from '../../page-load.ts';
import { serverAction } from '../../page-submit.ts';
import { AccountFrame } from '../../parts/account/account-frame.tsx';
import { LoginPrompt } from '../../parts/account/login-prompt.tsx';
import { sessionOf } from '../../parts/account/page-session.ts';
import type { ImportStep } from '../../parts/list-import/import-step.ts';
import { ListImport } from '../../parts/list-import/list-import.tsx';
import { submitListImport } from '../../parts/list-import/submit-list-import.ts';
import styles from '../../parts/lists/list-file.module.css';
import { importPath, listsPath, ownListPath } from '../../parts/lists/list-paths.ts';
import { PageBody } from '../../parts/page/page-body.tsx';
import { unlistedMeta } from '../../parts/page/unlisted-meta.ts';
import type { Route } from './+types/list-import';

/** Guests stay here: a preview that was sent after the session had ended must not be lost on the way to the login. */
export async function load(args: LoadArgs) {
  const { user } = await sessionOf(args);
  const id = args.url.searchParams.get('list') ?? '';
  const found = user && /^\d+$/.test(id) ? await args.api('titlelist/get', { list_id: id }) : null;
  return { isGuest: !user, list: found?.ok ? found.value.list : null };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = serverAction(submitListImport);

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.listimport_heading());
}

/** Imports books into a list of the reader, `?list=`, or into a new one (LIST-051). */
export default function ListImportPage() {
  const { isGuest, list } = useLoaded<typeof loader>();
  const posted = useActionData<typeof action>();
  const listId = list?.list_id ?? null;
  if (isGuest && !posted) {
    return (
      <PageBody>
        <LoginPrompt back={importPath(listId)} />
      </PageBody>
    );
  }
  return (
    <AccountFrame
      title={list ? m.listimport_heading_into({ name: list.name }) : m.listimport_heading()}
      view="lists"
    >
      <p className={styles.back}>
        <Link href={list ? ownListPath(list.list_id) : listsPath}>
          {list ? m.listfile_back({ name: list.name }) : m.lists_title()}
        </Link>
      </p>
      <div className={styles.section}>
        <ListImport listId={listId} posted={posted && stepOf(posted)} />
      </div>
    </AccountFrame>
  );
}

/** What cannot be read at all, or was not answered, has a sentence alone. */
function stepOf(posted: { next?: ImportStep; sentence?: string }): ImportStep {
  const problem = posted.sentence || m.common_error();
  return posted.next ?? { step: 'upload', problem, kind: 'list', typed: '' };
}
