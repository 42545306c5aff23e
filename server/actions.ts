import type { ActionName } from '../contract/actions.ts';
import { accountHandlers } from './account/index.ts';
import { addressHandlers } from './address/index.ts';
import { alertHandlers } from './alert/index.ts';
import { browseHandlers } from './browse/index.ts';
import { captchaHandlers } from './captcha/index.ts';
import { cartHandlers } from './cart/index.ts';
import { checkoutHandlers } from './checkout/index.ts';
import type { Handlers } from './context.ts';
import { countryHandlers } from './country/index.ts';
import { customFormHandlers } from './custom_form/index.ts';
import { eventHandlers } from './event/index.ts';
import { featureHandlers } from './feature/index.ts';
import { giftcardHandlers } from './giftcard/index.ts';
import { giftRegistryHandlers } from './giftregistry/index.ts';
import { impulseBuyHandlers } from './impulse_buy/index.ts';
import { linkedAccountHandlers, v1Handlers } from './linked-account/index.ts';
import { newsletterHandlers } from './newsletter/index.ts';
import { orderHandlers } from './order/index.ts';
import { pageHandlers } from './page/index.ts';
import { reportHandlers } from './report/index.ts';
import { sessionHandlers } from './session/index.ts';
import { storeHandlers } from './store/index.ts';
import { titleHandlers } from './title/index.ts';
import { titlelistHandlers } from './titlelist/index.ts';

/** Every handler, by the name of its action; the compiler checks that none is missing. */
export const handlers = {
  ...accountHandlers,
  ...addressHandlers,
  ...alertHandlers,
  ...browseHandlers,
  ...captchaHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
  ...countryHandlers,
  ...impulseBuyHandlers,
  ...linkedAccountHandlers,
  ...customFormHandlers,
  ...eventHandlers,
  ...featureHandlers,
  ...giftcardHandlers,
  ...giftRegistryHandlers,
  ...newsletterHandlers,
  ...orderHandlers,
  ...pageHandlers,
  ...reportHandlers,
  ...sessionHandlers,
  ...storeHandlers,
  ...titleHandlers,
  ...titlelistHandlers,
  ...v1Handlers,
} satisfies Handlers<ActionName>;
