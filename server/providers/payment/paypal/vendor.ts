import { payPalKeys } from '../../../../contract/settings/payment/paypal.ts';
import type { PaymentVendor } from '../vendor.ts';
import { payPalPayments } from './paypal.ts';

export const payPal: PaymentVendor = {
  title: 'PayPal',
  steps: [
    'Add a webhook with this address to your app under Apps & Credentials; docs/payments.md lists its events.',
    'The keys are in the same app. The webhook ID is shown with the webhook; without it, press Enter.',
  ],
  keys: [
    {
      setting: 'checkout_info.paypal_id',
      question: 'client ID',
      ...payPalKeys['checkout_info.paypal_id'],
      isSecret: false,
    },
    {
      setting: 'checkout_info.paypal_secret',
      question: 'secret',
      ...payPalKeys['checkout_info.paypal_secret'],
      isSecret: true,
    },
    {
      setting: 'checkout_info.paypal_webhook_id',
      question: 'webhook ID',
      ...payPalKeys['checkout_info.paypal_webhook_id'],
      isSecret: false,
      isOptional: true,
    },
  ],
  liveSetting: 'checkout_info.paypal_live',
  opensWindow: true,
  open: ({ live, keys }) =>
    payPalPayments({
      live,
      clientId: keys['checkout_info.paypal_id'] ?? '',
      clientSecret: keys['checkout_info.paypal_secret'] ?? '',
      webhookId: keys['checkout_info.paypal_webhook_id'] ?? '',
    }),
};
