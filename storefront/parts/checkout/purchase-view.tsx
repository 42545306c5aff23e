import { useCallback, useState } from 'react';
import type { Cart } from '../../../contract/cart.ts';
import { checkoutFormFor } from '../../../contract/checkout-form.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ErrorsAnnounced } from '../../../ui/field-error.tsx';
import { ChevronLeftIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AccountLinks } from '../cart/account-links.tsx';
import { useOwnChanges } from '../cart/use-own-changes.ts';
import { EmailedNotice } from '../giftcard/emailed-notice.tsx';
import { RedeemBox } from '../giftcard/redeem-box.tsx';
import type { CardsRefused } from '../giftcard/submit-cards.ts';
import { PaymentDialog } from '../payment/payment-dialog.tsx';
import { paysByForm } from '../payment/pays-by-form.ts';
import { useKeptChoice } from '../payment/use-kept-choice.ts';
import { appliedCode } from '../promo/applied-code.ts';
import { PromoBox } from '../promo/promo-box.tsx';
import type { PromoRefused } from '../promo/submit-promo.ts';
import { DrawnFor } from '../session/drawn-for.tsx';
import { useSession } from '../session/session-provider.tsx';
import { useSettings } from '../session/use-settings.ts';
import { deliveryLabel } from '../shipping/delivery-label.ts';
import { type DeliveryType, deliveryMethods } from '../shipping/delivery-methods.ts';
import type { Shipping } from '../shipping/load-shipping.ts';
import { missingIn } from '../shipping/missing-in.ts';
import { OptionSection } from '../shipping/option-section.tsx';
import { ShipToSection } from '../shipping/ship-to-section.tsx';
import type { ShippingRefused } from '../shipping/submit-shipping.ts';
import { useShipping } from '../shipping/use-shipping.ts';
import { AdditionalFields } from './additional-fields.tsx';
import { CartPreview } from './cart-preview.tsx';
import { seenText } from './changed-text.ts';
import { ContactFields } from './contact-fields.tsx';
import { readDraft, writeDraft } from './draft.ts';
import { GiftNameField } from './gift-name-field.tsx';
import { GuestNotice } from './guest-notice.tsx';
import type { Place } from './location-choice.tsx';
import { OwnForm } from './own-form.tsx';
import { asksRequired } from './own-form-problems.ts';
import { PaymentField } from './payment-field.tsx';
import { type PaymentMethods, paymentKey } from './payment-methods.ts';
import { PickupPlace } from './pickup-place.tsx';
import { missingHere, PickupStock } from './pickup-stock.tsx';
import { PlaceLine } from './place-line.tsx';
import type { Unplaced } from './purchase-action.ts';
import styles from './purchase-form.module.css';
import { type PurchaseValues, valuesToBegin } from './purchase-values.ts';
import { StickySummary } from './sticky-summary.tsx';
import { stillNeeded } from './still-needed.ts';
import { StopDialogs } from './stop-dialogs.tsx';
import { SummaryAmounts } from './summary-amounts.tsx';
import { TermsField } from './terms-field.tsx';
import { ToCome } from './to-come.tsx';
import { useCheckedForm } from './use-checked-form.ts';
import { useChosenMeanwhile } from './use-chosen-meanwhile.ts';
import { usePurchase } from './use-purchase.ts';

interface PurchaseViewProps {
  cart: Cart;
  /** 'pickup', 'ship' … */
  delivery: DeliveryType;
  /** Only for an order that is delivered to an address; else null. */
  shipping: Shipping | null;
  shippingRefused?: ShippingRefused['shipping'] | undefined;
  places: Place[];
  methods: PaymentMethods;
  /** Key of this attempt to order. */
  uuid: string;
  /** What a posted form came back with. */
  unplaced: Partial<Unplaced> | undefined;
  /** What a promo code that was posted came back with. */
  promoRefused?: PromoRefused['promo'] | undefined;
  /** The same of a gift card. */
  cardsRefused?: CardsRefused['cards'] | undefined;
}

/** The single-form checkout: an ordinary form, which JavaScript checks while it is filled in and sends without leaving. */
export function PurchaseView(props: PurchaseViewProps) {
  const { cart, delivery, places, methods, uuid, unplaced, promoRefused, cardsRefused } = props;
  const { shipping, shippingRefused } = props;
  const settings = useSettings();
  const { session } = useSession();
  const [values] = useState(
    () => unplaced?.values ?? valuesToBegin(cart, session?.user, readDraft(methods.basis)),
  );
  const placeOf = (id: number | null) => places.find((p) => p.location.location_id === id) ?? null;
  const form = checkoutFormFor(settings.checkout_info.custom_forms, delivery);
  const { basis, choices } = methods;
  const keep = useCallback((typed: PurchaseValues) => writeDraft(typed, basis), [basis]);
  const checked = useCheckedForm(unplaced?.problems ?? {}, form, paymentKey(methods), keep);
  const shipTo = useShipping(cart, shipping, shippingRefused);
  const beside = useOwnChanges();
  const missing = shipping ? missingIn(cart) : null;
  const purchase = usePurchase({
    delivery,
    shipping: { ...shipTo, missingIn: (of) => (shipping && missingIn(of)?.sentence) || '' },
    beside,
    uuid: unplaced?.uuid || uuid,
    cart,
    choices,
    checked,
    told: {
      sentence: unplaced?.sentence ?? '',
      isAboutFields: unplaced?.isAboutFields ?? false,
      asksForAccount: unplaced?.asksForAccount ?? false,
    },
    postedLocation: placeOf(Number(unplaced?.values?.location_id))?.location.location_id ?? null,
    onPlaced: () => writeDraft(null),
  });
  const keptChoice = useKeptChoice(purchase.working);
  const meanwhile = useChosenMeanwhile(shipTo.busy || beside.busy, shipTo.started + beside.started);
  const { problems, alive } = checked;
  const isCollected = delivery === 'pickup' || delivery === 'custom_pickup';
  const several = isCollected && settings.store_info.is_multistore && places.length > 1;
  const here = isCollected ? placeOf(purchase.locationId) : null;
  const ways = deliveryMethods(cart, settings, session?.logged_in ?? false).filter(({ closed }) => !closed);
  const { sentence, isAboutFields, asksForAccount } = purchase;
  const needed = alive ? stillNeeded(checked.open, form, missing?.name) : '';

  return (
    <>
      <LinkButton
        href="/checkout/cart"
        variant="quiet"
        size="s"
        icon={<ChevronLeftIcon size={16} />}
        className={styles.back}
      >
        {m.common_go_back()}
      </LinkButton>
      <h1 className={styles.heading}>
        {delivery === 'pickup' && several && here
          ? m.order_pickup_at({ location: here.location.altname })
          : deliveryLabel(delivery, settings.checkout_info)}
      </h1>
      {/* With several, the part Location says it. */}
      {isCollected && !several && <PlaceLine place={here} ready={cart.pickup_ready} />}
      {ways.length > 1 && (
        <p className={styles.place}>
          <Link href="/checkout/cart#delivery">{m.shipping_change_method()}</Link>
        </p>
      )}
      <StickySummary cart={cart} payment={checked.payment} alive={alive} />
      <div className={styles.columns}>
        <div className={styles.form}>
          {shipping && (
            <>
              <ShipToSection cart={cart} shipping={shipping} choice={shipTo} refused={shippingRefused} />
              <OptionSection cart={cart} shipping={shipping} choice={shipTo} />
            </>
          )}
          <form
            ref={checked.form}
            id="purchase"
            method="post"
            action="/purchase"
            className={styles.form}
            noValidate={alive}
            onInput={checked.onInput}
            onBlur={({ target }: { target: Element }) => checked.onLeave(target.getAttribute('name') ?? '')}
            onSubmit={(event) => {
              event.preventDefault();
              void purchase.submit();
            }}
          >
            <DrawnFor />
            <input type="hidden" name="uuid" value={unplaced?.uuid || uuid} />
            <input type="hidden" name="delivery_preference" value={delivery} />
            <input type="hidden" name="checksum" value={cart.checksum} />
            <input type="hidden" name="seen" value={seenText(cart)} />
            <input type="hidden" name="applied_code" value={appliedCode(cart)} />
            <div role="alert">
              {sentence && (
                <Notice tone="danger">
                  <p className={styles.sentence}>{sentence}</p>
                  {asksForAccount && <AccountLinks />}
                </Notice>
              )}
            </div>
            {delivery === 'electronic' && <EmailedNotice cart={cart} />}
            <ErrorsAnnounced value={!checked.told}>
              {several ? (
                <section className={styles.section} aria-labelledby="pickup-place">
                  <PickupPlace
                    places={places}
                    here={here}
                    isShort={missingHere(cart).length > 0}
                    error={problems.location_id?.sentence}
                    onChoose={purchase.chooseLocation}
                  />
                  <PickupStock cart={cart} place={placeOf(cart.pickup_location_id)} />
                </section>
              ) : (
                <ToCome items={cart.items} />
              )}
              <ContactFields values={values} problems={problems}>
                <GuestNotice delivery={delivery} />
              </ContactFields>
              {form && asksRequired(form) && <OwnForm form={form} values={values} problems={problems} />}
              <PaymentField
                methods={methods}
                chosen={values.payment_choice}
                chosenMeanwhile={meanwhile.chosen}
                error={problems.payment_choice?.sentence}
                delivery={delivery}
                notKept={keptChoice.failed}
                onChoose={(choice) => {
                  meanwhile.choose(choice);
                  purchase.payment.choose(choice);
                  keptChoice.choose(choice);
                }}
              />
              <AdditionalFields form={form} values={values} problems={problems} />
              <GiftNameField cart={cart} shared={values.share_gift_name} />
              <TermsField accepted={values.terms_accepted} error={problems.terms_accepted?.sentence} />
            </ErrorsAnnounced>
          </form>
          {/* Forms of their own: no form may be inside another. */}
          <div>
            <PromoBox cart={cart} action="/purchase" refused={promoRefused} onChange={beside.follow} folds />
            <RedeemBox cart={cart} refused={cardsRefused} onChange={beside.follow} />
          </div>
          <div className={styles.send}>
            {needed && (
              <p id="still-needed" className={styles.needed}>
                {needed}
              </p>
            )}
            <Button
              type="submit"
              form="purchase"
              variant="primary"
              size="l"
              block
              pending={purchase.working}
              pendingLabel={paysByForm(checked.payment) ? undefined : m.checkout_placing_order()}
              // It can be pressed all the same, and then leads to the first field that is missing.
              aria-describedby={needed ? 'still-needed' : undefined}
            >
              {needed ? m.checkout_submit_incomplete() : m.checkout_finalize_checkout()}
            </Button>
            {sentence && !isAboutFields && <p className={styles.inline}>{sentence}</p>}
            {asksForAccount && <AccountLinks className={styles.way} />}
          </div>
        </div>
        <section className={styles.summary} aria-labelledby="order-summary">
          <h2 id="order-summary">{m.cart_summary_heading()}</h2>
          <CartPreview items={cart.items} />
          <SummaryAmounts cart={cart} payment={checked.payment} alive={alive} />
        </section>
      </div>
      <StopDialogs purchase={purchase} />
      <PaymentDialog payment={purchase.payment} choice={checked.payment} total={cart.summary.total} />
    </>
  );
}
