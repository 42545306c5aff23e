import { access } from './access.ts';
import { account } from './account.ts';
import { catalogue } from './catalogue.ts';
import { checkout } from './checkout.ts';
import { events } from './events.ts';
import type { Fields } from './field.ts';
import { giftCards } from './gift-cards.ts';
import { legal } from './legal.ts';
import { look } from './look.ts';
import { mails } from './mails.ts';
import { navigation } from './navigation.ts';
import { paymentSettings } from './payment/vendors.ts';
import { privacy } from './privacy.ts';
import { ownFields, publicFields } from './shape.ts';
import { canadaPostSettings } from './shipping/canada-post.ts';
import { carrierSettings } from './shipping/carriers.ts';
import { uspsSettings } from './shipping/usps.ts';
import { shop } from './shop.ts';

/** The areas in the order that an owner reads them. */
export const areas = {
  Shop: shop,
  Access: access,
  Catalogue: catalogue,
  Checkout: checkout,
  Shipping: { ...carrierSettings, ...uspsSettings, ...canadaPostSettings },
  Payment: paymentSettings,
  'Gift cards': giftCards,
  Events: events,
  Accounts: account,
  Look: look,
  Navigation: navigation,
  Mails: mails,
  Legal: legal,
  Privacy: privacy,
} satisfies Record<string, Fields>;

/** Every setting of a store. Only the server and the command line import this: browsers need no labels. */
export const settings = {
  ...areas.Shop,
  ...areas.Access,
  ...areas.Catalogue,
  ...areas.Checkout,
  ...areas.Shipping,
  ...areas.Payment,
  ...areas['Gift cards'],
  ...areas.Events,
  ...areas.Accounts,
  ...areas.Look,
  ...areas.Navigation,
  ...areas.Mails,
  ...areas.Legal,
  ...areas.Privacy,
};

export const publicSettings = publicFields(settings);
export const ownSettings = ownFields(settings);
