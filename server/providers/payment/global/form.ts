import type { FormView, PaymentForm } from '../payment.ts';
import { apiVersion } from './access-tokens.ts';
import type { GlobalAccount } from './account.ts';

/** The version of the vendor's library: it has no address for the newest one. */
const library = '4.1.26';

/** Hosted fields, as a page draws them; its key is made for each form (`formKey`). */
export function globalForm({ live }: GlobalAccount, { amount }: FormView): PaymentForm {
  // The library shows its fields from the site of its environment.
  const fields = live ? [] : ['https://js-cert.globalpay.com'];
  const api = live ? 'https://apis.globalpay.com' : 'https://apis.sandbox.globalpay.com';
  return {
    provider: 'global',
    gives: 'token',
    scriptUrl: `https://js.globalpay.com/${library}/globalpayments.js`,
    frameUrl: '',
    publicKey: '',
    values: { env: live ? 'production' : 'sandbox', apiVersion, amount: (amount / 100).toFixed(2) },
    sources: {
      script: ['https://js.globalpay.com', ...fields],
      frame: ['https://js.globalpay.com', ...fields],
      connect: [api, 'https://js.globalpay.com', ...fields],
    },
  };
}
