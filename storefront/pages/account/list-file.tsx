import { isCustomerListId } from '../../../contract/customer-list-rules.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { useLoaded } from '../../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../../page-load.ts';
import { browserAction, failedHere, serverAction, unlessDone } from '../../page-submit.ts';
import { AccountFrame } from '../../parts/account/account-frame.tsx';
import { customerOf } from '../../parts/account/page-session.ts';
import { ExcelForm } from '../../parts/lists/excel-form.tsx';
import styles from '../../parts/lists/list-file.module.css';
import { ownListPath } from '../../parts/lists/list-paths.ts';
import { PdfForm } from '../../parts/lists/pdf-form.tsx';
import { submitPdf } from '../../parts/lists/submit-pdf.ts';
import { unlistedMeta } from '../../parts/page/unlisted-meta.ts';
import { listPath } from '../../parts/title/paths.ts';
import type { Route } from './+types/list-file';

export async function load(args: LoadArgs) {
  await customerOf(args);
  const list_id = args.params.list_id ?? '';
  const missing = ['bad_list_id', 'invalid_input'];
  const { list } = valueFrom(await args.api('titlelist/getItems', { list_id, limit: 1 }), missing);
  const { options } = valueFrom(await args.api('titlelist/getExcelOptions', {}));
  const pdf = await args.api('titlelist/getPdfOptions', {}).catch(failedHere);
  return { list, options, layouts: 'ok' in pdf && pdf.ok ? pdf.value.layouts : null };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = serverAction(submitPdf);
export const clientAction = browserAction(submitPdf);
export const shouldRevalidate = unlessDone;

export function meta({ matches }: Route.MetaArgs) {
  const name = m.listfile_download();
  return unlistedMeta(matches, name);
}

/** Makes a file of a list, of the shop or of the reader (LIST-048, LIST-049). */
export default function ListFilePage() {
  const { list, options, layouts } = useLoaded<typeof loader>();
  const { list_id: id, name } = list;
  return (
    <AccountFrame title={m.listfile_heading({ name })} view="lists">
      <p className={styles.back}>
        <Link href={isCustomerListId(id) ? ownListPath(id) : listPath(id)}>{m.listfile_back({ name })}</Link>
      </p>
      <PdfForm layouts={layouts} />
      <ExcelForm listId={id} options={options} />
    </AccountFrame>
  );
}
