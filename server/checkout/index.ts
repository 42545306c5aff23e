import type { cardPaymentActions } from '../../contract/card-payment.ts';
import type { checkoutActions } from '../../contract/checkout.ts';
import type { draftActions } from '../../contract/checkout-draft.ts';
import type { quoteActions } from '../../contract/quote.ts';
import type { shippingActions } from '../../contract/shipping.ts';
import type { Handlers } from '../context.ts';
import { addPromocode } from './add-promocode.ts';
import { cardPayment } from './card-payment.ts';
import { chaseInit, chaseSuccess } from './chase.ts';
import { estimateShipping } from './estimate-shipping.ts';
import { finishPayment } from './finish-payment.ts';
import { getOpenPayment } from './get-open-payment.ts';
import { getPaymentChoices } from './get-payment-choices.ts';
import { getPaymentForm } from './get-payment-form.ts';
import { getShippingBatch } from './get-shipping-batch.ts';
import { getShippingProviders } from './get-shipping-providers.ts';
import { addGiftCard, editGiftCard, removeGiftCard } from './gift-cards.ts';
import { orderQuote } from './order-quote.ts';
import { paypalSuccess } from './paypal-success.ts';
import { removePromocode } from './remove-promocode.ts';
import { requestQuote } from './request-quote.ts';
import { setCaptcha } from './set-captcha.ts';
import { setCreditCard } from './set-credit-card.ts';
import { setDelivery } from './set-delivery.ts';
import { setExtras } from './set-extras.ts';
import { setPaymentChoice } from './set-payment-choice.ts';
import { setShipping } from './set-shipping.ts';
import { submit } from './submit.ts';

export const checkoutHandlers = {
  'checkout/setDelivery': setDelivery,
  'checkout/addPromocode': addPromocode,
  'checkout/removePromocode': removePromocode,
  'checkout/addGiftCard': addGiftCard,
  'checkout/editGiftCard': editGiftCard,
  'checkout/removeGiftCard': removeGiftCard,
  'checkout/getPaymentChoices': getPaymentChoices,
  'checkout/getShippingProviders': getShippingProviders,
  'checkout/getShippingBatch': getShippingBatch,
  'checkout/setShipping': setShipping,
  'checkout/setExtras': setExtras,
  'checkout/setPaymentChoice': setPaymentChoice,
  'checkout/setCreditCard': setCreditCard,
  'checkout/setCaptcha': setCaptcha,
  'checkout/cardPayment': cardPayment,
  'checkout/chaseInit': chaseInit,
  'checkout/chaseSuccess': chaseSuccess,
  'checkout/estimateShipping': estimateShipping,
  'checkout/getPaymentForm': getPaymentForm,
  'checkout/getOpenPayment': getOpenPayment,
  'checkout/finishPayment': finishPayment,
  'checkout/paypalSuccess': paypalSuccess,
  'checkout/submit': submit,
  'checkout/requestQuote': requestQuote,
  'checkout/orderQuote': orderQuote,
} satisfies Handlers<
  | keyof typeof cardPaymentActions
  | keyof typeof checkoutActions
  | keyof typeof draftActions
  | keyof typeof quoteActions
  | keyof typeof shippingActions
>;
