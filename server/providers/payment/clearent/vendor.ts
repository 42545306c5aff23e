import { clearentKeys } from '../../../../contract/settings/payment/clearent.ts';
import type { PaymentVendor } from '../vendor.ts';
import { clearentPayments } from './clearent.ts';

export const clearentVendor: PaymentVendor = {
  title: 'Clearent',
  steps: [
    "Ask Clearent (Xplor Pay) for the keys of its JavaScript SDK, for this shop's domain, and to register the address for transaction webhooks.",
    'Clearent takes US dollars only. This was tried against a stand-in only, never with an account: go through docs/payment-providers/clearent.md in the sandbox first.',
  ],
  keys: [
    {
      setting: 'checkout_info.clearent_pk',
      question: 'public key',
      ...clearentKeys['checkout_info.clearent_pk'],
      isSecret: false,
    },
    {
      setting: 'checkout_info.clearent_api_key',
      question: 'API key',
      ...clearentKeys['checkout_info.clearent_api_key'],
      isSecret: true,
    },
  ],
  liveSetting: 'checkout_info.clearent_live',
  opensWindow: false,
  currency: 'USD',
  open: ({ live, keys }) =>
    clearentPayments({
      live,
      publicKey: keys['checkout_info.clearent_pk'] ?? '',
      apiKey: keys['checkout_info.clearent_api_key'] ?? '',
    }),
};
