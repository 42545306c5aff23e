import { useLocation } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../page-load.ts';
import { browserAction, serverAction } from '../page-submit.ts';
import { ListOrder } from '../parts/list-order/list-order.tsx';
import { submitCopies } from '../parts/list-order/submit-list-order.ts';
import { orderPath } from '../parts/order/order-again-path.ts';
import { orderName } from '../parts/order/order-name.ts';
import { MissingPage, missingPage } from '../parts/page/missing-page.tsx';
import { PageBody } from '../parts/page/page-body.tsx';
import { unlistedMeta } from '../parts/page/unlisted-meta.ts';
import type { Route } from './+types/order-again';

export async function load({ api, params, url }: LoadArgs) {
  const key = url.searchParams.get('key') ?? undefined;
  const answer = await api('order/getReorder', { order_id: params.order_id ?? '', key });
  if (!answer.ok && answer.error_code === 'not_found') throw await missingPage(api);
  return { order: valueFrom(answer) };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = serverAction(submitCopies);
export const clientAction = browserAction(async (args) => {
  const { uploadingCall } = await import('../upload-call.ts');
  const { signal } = new AbortController();
  return submitCopies({ ...args, api: uploadingCall({ signal, onSent: () => undefined }) });
});

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.order_again());
}

/** An order or a quote request once more: what of it can be had, at today's prices. */
export default function OrderAgainPage() {
  const { order } = useLoaded<typeof loader>();
  const { search } = useLocation();
  const name = orderName(order);
  const key = new URLSearchParams(search).get('key') ?? '';
  return (
    <PageBody>
      <p>
        <Link href={orderPath(order.order_number, key)}>{name}</Link>
      </p>
      <h1>{m.order_again_heading({ name })}</h1>
      <p>{m.order_again_hint()}</p>
      <ListOrder key={order.order_number} order={order} name={name} />
    </PageBody>
  );
}

export function ErrorBoundary() {
  return (
    <MissingPage
      title={m.order_not_found()}
      reason={m.order_not_found_help()}
      ways={
        <LinkButton href="/" variant="primary">
          {m.order_continue_shopping()}
        </LinkButton>
      }
    />
  );
}
