import { useEffect } from 'react';
import { data, useLocation } from 'react-router';
import { CallFailed } from '../../contract/action.ts';
import { wallClock } from '../../contract/wall-clock.ts';
import * as m from '../../messages/compiled/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useToasts } from '../../ui/toast.tsx';
import { fromDataBlock, useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../page-load.ts';
import { browserAction, serverAction } from '../page-submit.ts';
import { loadBought } from '../parts/order/load-bought.ts';
import { orderName } from '../parts/order/order-name.ts';
import { submitOrderQuote } from '../parts/order/order-quote.ts';
import { OrderView } from '../parts/order/order-view.tsx';
import { PageBody } from '../parts/page/page-body.tsx';
import { PrintHead } from '../parts/page/print-head.tsx';
import { unlistedMeta } from '../parts/page/unlisted-meta.ts';
import type { Route } from './+types/order';

/** Shows an order to the shopper who placed it or has its link; everyone else gets 404 (ORDER-024). */
export async function load({ api, params, url }: LoadArgs) {
  // /account/complete: the order that this session placed last (ORDER-018).
  const order_id = params.order_id;
  const key = url.searchParams.get('key') ?? undefined;
  try {
    const [answer, store] = await Promise.all([
      api('order/get', { order_id, key }),
      api('store/getSettings', {}),
    ]);
    if (!answer.ok) return failure(m.order_not_found(), 404);
    const clock = wallClock(valueFrom(store).store_info.time_zone, new Date());
    const order = answer.value;
    const bought = isNewOrder(url) ? await loadBought(api, order) : null;
    return data({ order, clock, bought, failure: '' });
  } catch (e) {
    if (!(e instanceof CallFailed)) throw e;
    return failure(e.message, e.status || 503);
  }
}
const failure = (sentence: string, status: number) =>
  data({ order: null, clock: null, bought: null, failure: sentence }, { status });

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = serverAction(submitOrderQuote);
export const clientAction = browserAction(submitOrderQuote);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const order = fromDataBlock(loaderData)?.order;
  const name = order ? orderName(order) : m.order_name_unknown();
  return unlistedMeta(matches, name);
}

export default function OrderPage() {
  const { order, clock, bought, failure } = useLoaded<typeof loader>();
  const { pathname, search } = useLocation();
  useConfirmedOnce();
  const searchParams = new URLSearchParams(search);
  return (
    <PageBody>
      <PrintHead />
      {order && clock ? (
        <OrderView
          order={order}
          clock={clock}
          confirms={isNewOrder({ pathname, searchParams })}
          orderKey={searchParams.get('key') ?? ''}
          bought={bought}
        />
      ) : (
        <Blank sentence={failure} />
      )}
    </PageBody>
  );
}

/** The address of an order that was just placed (ORDER-018, ORDER-019). */
function isNewOrder({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): boolean {
  return searchParams.has('success') || searchParams.has('wishlist') || pathname === '/account/complete';
}

/** The address loses its mark once the confirmation has been shown: reloaded or bookmarked it shows the order (ORDER-018). */
function useConfirmedOnce() {
  useEffect(() => {
    const url = new URL(window.location.href);
    if (!url.searchParams.has('success')) return;
    url.searchParams.delete('success');
    // Not through the router: what is on the screen stays.
    window.history.replaceState(window.history.state, '', url);
  }, []);
}

/** Shows nothing of the order, only the error and a way on (ORDER-021, decisions D.13). */
function Blank({ sentence }: { sentence: string }) {
  const { show } = useToasts();
  const { pathname, search } = useLocation();
  useEffect(() => {
    show({ tone: 'error', message: sentence });
  }, [show, sentence]);
  return (
    <EmptyState
      level={1}
      title={sentence}
      actions={
        <>
          <LinkButton href={pathname + search} target="_self">
            {m.common_try_again()}
          </LinkButton>
          <LinkButton href="/" variant="primary">
            {m.order_continue_shopping()}
          </LinkButton>
        </>
      }
    >
      <p>{m.order_not_found_help()}</p>
    </EmptyState>
  );
}
