import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { useLoaded } from '../../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../../page-load.ts';
import { browserAction, serverAction } from '../../page-submit.ts';
import { AccountFrame } from '../../parts/account/account-frame.tsx';
import { customerOf } from '../../parts/account/page-session.ts';
import { ListOrder } from '../../parts/list-order/list-order.tsx';
import { submitListOrder } from '../../parts/list-order/submit-list-order.ts';
import styles from '../../parts/lists/list-file.module.css';
import { importPath, ownListPath } from '../../parts/lists/list-paths.ts';
import { unlistedMeta } from '../../parts/page/unlisted-meta.ts';
import type { Route } from './+types/list-order';

export async function load(args: LoadArgs) {
  await customerOf(args);
  const list_id = args.params.list_id ?? '';
  const asked = args.url.searchParams.get('copies')?.trim() ?? '';
  const copies = /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 1;
  const missing = ['bad_list_id', 'invalid_input'];
  const order = valueFrom(await args.api('titlelist/getOrder', { list_id, copies }), missing);
  return { order, copies };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = serverAction(submitListOrder);
export const clientAction = browserAction(async (args) => {
  const { uploadingCall } = await import('../../upload-call.ts');
  const { signal } = new AbortController();
  return submitListOrder({ ...args, api: uploadingCall({ signal, onSent: () => undefined }) });
});

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.listorder_title());
}

/** A reader's list as an order: for schools and libraries, who buy whole lists. */
export default function ListOrderPage() {
  const { order, copies } = useLoaded<typeof loader>();
  const { list } = order;
  return (
    <AccountFrame title={m.listorder_heading({ name: list.name })} view="lists">
      <p className={styles.back}>
        <Link href={ownListPath(list.list_id)}>{m.listfile_back({ name: list.name })}</Link>
      </p>
      {order.rows.length === 0 ? (
        <EmptyState
          title={m.item_list_empty()}
          actions={<LinkButton href={importPath(list.list_id)}>{m.listimport_button()}</LinkButton>}
        />
      ) : (
        <ListOrder key={list.list_id} order={order} copies={copies} />
      )}
    </AccountFrame>
  );
}
