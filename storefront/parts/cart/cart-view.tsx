import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Cart } from '../../../contract/cart.ts';
import { isShippedType } from '../../../contract/shipped-types.ts';
import * as m from '../../../messages/compiled/messages.js';
import { classNames } from '../../../ui/class-names.ts';
import { LazyPopup, popupCode } from '../../../ui/lazy-popup.tsx';
import { Link } from '../../../ui/link.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { PromoBox } from '../promo/promo-box.tsx';
import type { PromoRefused } from '../promo/submit-promo.ts';
import { useSettings } from '../session/use-settings.ts';
import { deliveryMethods, methodChosen } from '../shipping/delivery-methods.ts';
import { summaryWith } from '../shipping/estimate.ts';
import { EstimateForm } from '../shipping/estimate-form.tsx';
import type { LoadedEstimate } from '../shipping/load-estimate.ts';
import { WholeCartActions } from '../whole-cart/whole-cart-actions.tsx';
import { CartAdjustment } from './adjustment.tsx';
import { adjustmentsOf } from './adjustments.ts';
import { CartActions } from './cart-actions.tsx';
import { linesPerPage, pageOf, rememberPage } from './cart-pages.ts';
import { CartTable } from './cart-table.tsx';
import styles from './cart-view.module.css';
import { CheckoutStart } from './checkout-start.tsx';
import { recoverFocus } from './line-focus.ts';
import { QuoteNotice } from './quote-notice.tsx';
import { SummaryLines } from './summary-lines.tsx';
import { useCartEdits } from './use-cart-edits.ts';
import { useOwnChanges } from './use-own-changes.ts';

const questionDialog = popupCode(() => import('./question-dialog.tsx'));

interface CartViewProps {
  cart: Cart;
  loggedIn: boolean;
  /** The shopper's own location, null before they have chosen one. */
  locationId: number | null;
  /** What a promo code that was posted came back with. */
  promoRefused?: PromoRefused['promo'] | undefined;
  /** Null for a cart that is not delivered to an address. */
  estimate?: LoadedEstimate | null;
}

/** A cart with something in it: its lines, what can be done with them, and the order summary beside them. */
export function CartView({ cart, loggedIn, locationId, promoRefused, estimate }: CartViewProps) {
  const edits = useCartEdits();
  const beside = useOwnChanges();
  const settings = useSettings();
  const [wanted, setWanted] = useState('');
  const [estimated, setEstimated] = useState(estimate?.estimate ?? null);
  const methods = deliveryMethods(cart, settings, loggedIn);
  const method = methodChosen(methods, wanted);
  const isShipped = isShippedType(method?.type ?? '');
  const summary = summaryWith(cart, estimated, method?.type ?? '');
  const { page, pages } = pageOf(useLocation().search, cart.items.length);
  useEffect(() => rememberPage(page), [page]);
  async function adjust() {
    if (await edits.change({ intent: 'adjust' })) recoverFocus(null);
  }
  return (
    <div className={styles.columns}>
      <div className={styles.items}>
        <QuoteNotice quote={cart.quote} />
        <CartAdjustment adjustments={adjustmentsOf(cart)} onConfirm={adjust} asks={useScripted()} />
        <CartTable
          items={cart.items.slice((page - 1) * linesPerPage, page * linesPerPage)}
          edits={edits}
          loggedIn={loggedIn}
        />
        <Pagination
          current={page}
          total={pages}
          href={(n) => `/checkout/cart?page=${n}`}
          label={m.cart_pages_of_your_cart()}
        />
        <CartActions
          edits={edits}
          hasUnavailable={cart.contains_unavailable}
          hasSeveral={cart.items.length > 1}
        />
        {loggedIn && <WholeCartActions />}
      </div>
      <section className={styles.summary} aria-labelledby="order-summary">
        <h2 id="order-summary">{m.cart_summary_heading()}</h2>
        <CheckoutStart
          cart={cart}
          methods={methods}
          method={method}
          onChoose={setWanted}
          total={
            <strong className={classNames(edits.busy && styles.busy)}>
              {m.cart_total({ total: formatMoney(summary.total) })}
            </strong>
          }
          settle={async () => (await edits.settle()) && beside.settle()}
          loggedIn={loggedIn}
          locationId={locationId}
        >
          <div className={classNames(edits.busy && styles.busy)} aria-busy={edits.busy}>
            <SummaryLines
              totals={summary}
              currency={settings.store_info.iso4217_currency}
              quantity={summary.total_quantity}
            />
          </div>
        </CheckoutStart>
        <VisuallyHidden role="status">
          {edits.busy ? '' : m.cart_total({ total: formatMoney(summary.total) })}
        </VisuallyHidden>
        <div className={styles.folds}>
          {estimate && (
            <EstimateForm
              cart={cart}
              loaded={estimate}
              settle={edits.settle}
              onEstimate={setEstimated}
              isChosen={isShipped}
            />
          )}
          <PromoBox
            cart={cart}
            action="/checkout/cart"
            refused={promoRefused}
            settle={edits.settle}
            onChange={beside.follow}
            folds
          />
        </div>
        <Link href="/browse/filter" className={styles.browse}>
          {m.cart_keep_browsing()}
        </Link>
      </section>
      {edits.asked && (
        <LazyPopup
          code={questionDialog}
          open
          {...edits.asked}
          onAnswer={edits.answer}
          onClose={() => edits.answer(null)}
        />
      )}
    </div>
  );
}
