import { clearentSettings } from './clearent.ts';
import { globalSettings } from './global.ts';
import { payPalSettings } from './paypal.ts';
import { stripeSettings } from './stripe.ts';

/** The vendors at which a store has an account of its own, each with the settings of that account. */
const settingsOf = {
  stripe: stripeSettings,
  paypal: payPalSettings,
  clearent: clearentSettings,
  global: globalSettings,
};

export type PaymentVendorName = keyof typeof settingsOf;
export const paymentVendorNames = Object.keys(settingsOf) as PaymentVendorName[];

/** A store takes cards through one of these. Any other vendor is a payment method of the same name. */
export const cardVendors = ['stripe', 'clearent', 'global'] as const satisfies readonly PaymentVendorName[];

export const paymentSettings = {
  ...settingsOf.stripe,
  ...settingsOf.paypal,
  ...settingsOf.clearent,
  ...settingsOf.global,
};
