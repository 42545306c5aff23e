import type { PaymentVendorName } from '../../../contract/settings/payment/vendors.ts';
import { clearentVendor } from './clearent/vendor.ts';
import { globalVendor } from './global/vendor.ts';
import type { PaymentProviderName } from './payment.ts';
import { payPal } from './paypal/vendor.ts';
import { stripe } from './stripe/vendor.ts';
import type { PaymentVendor } from './vendor.ts';

/** The adapter of each vendor. */
export const vendors: Readonly<Record<PaymentVendorName, PaymentVendor>> = {
  stripe,
  paypal: payPal,
  clearent: clearentVendor,
  global: globalVendor,
};

/** What people call it. */
export const providerTitle = (name: PaymentProviderName): string =>
  name === 'sandbox' ? 'Sandbox' : vendors[name].title;
