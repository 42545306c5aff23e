import type { z } from 'zod';
import { accountActions } from './account.ts';
import type { Action } from './action.ts';
import { addressActions } from './address.ts';
import { alertActions } from './alert.ts';
import { browseActions } from './browse.ts';
import { captchaActions } from './captcha.ts';
import { cardPaymentActions } from './card-payment.ts';
import { cartActions } from './cart.ts';
import { checkoutActions } from './checkout.ts';
import { draftActions } from './checkout-draft.ts';
import { copiedListActions } from './copied-list.ts';
import { countryActions } from './country.ts';
import { customFormActions } from './custom-form.ts';
import { customerListActions } from './customer-list.ts';
import { eventActions } from './event.ts';
import { eventRsvpActions } from './event-rsvp.ts';
import { featureActions } from './feature.ts';
import { giftcardActions } from './gift-card.ts';
import { giftRegistryActions } from './gift-registry.ts';
import { impulseBuyActions } from './impulse-buy.ts';
import { linkedAccountActions, v1Actions } from './linked-account.ts';
import { listFileActions } from './list-file.ts';
import { listImportActions } from './list-import.ts';
import { listOrderActions } from './list-order.ts';
import { newsletterActions } from './newsletter.ts';
import { orderActions } from './order.ts';
import { pageActions } from './page.ts';
import { quoteActions } from './quote.ts';
import { reportActions } from './report.ts';
import { sessionActions } from './session.ts';
import { shippingActions } from './shipping.ts';
import { storeActions } from './store.ts';
import { titleActions } from './title.ts';
import { titlelistActions } from './titlelist.ts';
import { wholeCartActions } from './whole-cart.ts';

/** Every action of the customer API, by its name: the path after /customer/. */
export const actions = {
  ...accountActions,
  ...addressActions,
  ...alertActions,
  ...browseActions,
  ...captchaActions,
  ...cardPaymentActions,
  ...cartActions,
  ...checkoutActions,
  ...draftActions,
  ...copiedListActions,
  ...countryActions,
  ...impulseBuyActions,
  ...linkedAccountActions,
  ...customFormActions,
  ...customerListActions,
  ...eventActions,
  ...eventRsvpActions,
  ...featureActions,
  ...giftcardActions,
  ...giftRegistryActions,
  ...listFileActions,
  ...listImportActions,
  ...listOrderActions,
  ...newsletterActions,
  ...orderActions,
  ...pageActions,
  ...quoteActions,
  ...reportActions,
  ...sessionActions,
  ...shippingActions,
  ...storeActions,
  ...titleActions,
  ...titlelistActions,
  ...v1Actions,
  ...wholeCartActions,
} as const satisfies Record<string, Action>;

export type Actions = typeof actions;
export type ActionName = keyof Actions;
/** What a caller may send. */
export type Input<N extends ActionName> = z.input<Actions[N]['input']>;
/** What a handler receives, after validation. */
export type Checked<N extends ActionName> = z.output<Actions[N]['input']>;
export type Output<N extends ActionName> = z.output<Actions[N]['output']>;
export type RefusalCode<N extends ActionName> = Actions[N]['refusals'][number];
