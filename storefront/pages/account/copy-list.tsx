import { useActionData, useNavigate } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { useLoaded } from '../../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../../page-load.ts';
import { browserAction, serverAction, unlessDone } from '../../page-submit.ts';
import { AccountFrame } from '../../parts/account/account-frame.tsx';
import { customerOf } from '../../parts/account/page-session.ts';
import { CopyForm } from '../../parts/lists/copy-form.tsx';
import styles from '../../parts/lists/lists.module.css';
import { ShopListTools } from '../../parts/lists/shop-list-tools.tsx';
import { submitCopy } from '../../parts/lists/submit-copy.ts';
import { unlistedMeta } from '../../parts/page/unlisted-meta.ts';
import type { Outcome } from '../../parts/submit/form-outcome.ts';
import { listPath } from '../../parts/title/paths.ts';
import type { Route } from './+types/copy-list';

export async function load(args: LoadArgs) {
  await customerOf(args);
  const list_id = args.params.list_id ?? '';
  const missing = ['bad_list_id', 'invalid_input'];
  const { list } = valueFrom(await args.api('titlelist/getItems', { list_id, limit: 1 }), missing);
  const { rows } = valueFrom(await args.api('titlelist/getLists', { sort: 'name' }));
  return { list, lists: rows.filter((own) => own.list_id !== list.list_id) };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = serverAction(submitCopy);
export const clientAction = browserAction(submitCopy);
export const shouldRevalidate = unlessDone;

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.lists_copy());
}

/** The copy dialog as a page, for guests after their login and without JavaScript. */
export default function CopyListPage() {
  const { list, lists } = useLoaded<typeof loader>();
  const navigate = useNavigate();
  const posted = useActionData<Outcome>();
  return (
    <AccountFrame title={m.lists_copy_name({ name: list.name })} view="lists">
      <div className={styles.form}>
        <ShopListTools listId={list.list_id} name={list.name} isCopying />
        <CopyForm
          listId={list.list_id}
          lists={lists}
          posted={posted}
          cancelHref={listPath(list.list_id)}
          onCopied={({ path }) => navigate(path?.split('?')[0] ?? '', { replace: true })}
        />
      </div>
    </AccountFrame>
  );
}
