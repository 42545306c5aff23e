import { redirect } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { useLoaded } from '../../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader } from '../../page-load.ts';
import { AccountFrame } from '../../parts/account/account-frame.tsx';
import { customerOf } from '../../parts/account/page-session.ts';
import { OrderHistory } from '../../parts/order/order-history.tsx';
import { unlistedMeta } from '../../parts/page/unlisted-meta.ts';
import type { Route } from './+types/orders';

const limit = 10;

/** ORDER-003, ORDER-005, ORDER-007. */
export async function load(args: LoadArgs) {
  await customerOf(args);
  const query = args.url.searchParams;
  const page = Math.min(Math.max(1, Math.floor(Number(query.get('page')) || 1)), 10_000);
  const filter = {
    term: (query.get('term') ?? '').slice(0, 200),
    year: yearIn(query.get('year')),
    location_id: whole(query.get('location_id')),
  };
  const answer = await args.api('order/getList', { ...filter, offset: (page - 1) * limit, limit });
  const pages = answer.ok ? Math.ceil(answer.value.row_count / limit) : 0;
  if (pages > 0 && page > pages) {
    query.set('page', String(pages));
    throw redirect(`${args.url.pathname}?${query}`);
  }
  return {
    filter,
    page,
    pages,
    thisYear: new Date().getFullYear(),
    found: answer.ok ? answer.value : null,
    failure: answer.ok ? '' : answer.error,
  };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

function yearIn(text: string | null): number | undefined {
  const year = whole(text);
  return year && year >= 1900 && year <= 9999 ? year : undefined;
}

function whole(text: string | null): number | undefined {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

export function meta({ matches }: Route.MetaArgs) {
  const name = m.order_history_title();
  return unlistedMeta(matches, name);
}

export default function OrdersPage() {
  return (
    <AccountFrame title={m.order_history_title()} view="orders">
      <OrderHistory {...useLoaded<typeof loader>()} />
    </AccountFrame>
  );
}
