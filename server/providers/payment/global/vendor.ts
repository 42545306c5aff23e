import type { PaymentVendor } from '../vendor.ts';
import { globalPayments } from './global.ts';

export const globalVendor: PaymentVendor = {
  title: 'Global Payments',
  steps: [
    'Make an app under My Account, My Apps & Keys. The address is sent along with each payment: nothing is to be set for it.',
    'Cards are taken without 3-D Secure. Global Payments requires it outside the United States unless it is turned off for your account.',
  ],
  keys: [
    {
      setting: 'checkout_info.global_pk',
      question: 'app ID',
      pattern: /^\w{10,100}$/,
      example: 'x0lQh0iLV0fOkmeAyIDyBqrP9U5QaiKc',
      isSecret: false,
    },
    {
      setting: 'checkout_info.global_app_key',
      question: 'app key',
      pattern: /^\S{8,200}$/,
      example: 'the text beside the app ID',
      isSecret: true,
    },
    {
      setting: 'checkout_info.global_account',
      question: 'account name',
      pattern: /^[\w -]{1,100}$/,
      example: 'transaction_processing',
      isSecret: false,
      isOptional: true,
    },
    {
      setting: 'checkout_info.global_country',
      question: 'country',
      pattern: /^[A-Z]{2}$/,
      example: 'US or CA',
      isSecret: false,
    },
  ],
  liveSetting: 'checkout_info.global_live',
  opensWindow: false,
  open: ({ live, keys }) =>
    globalPayments({
      live,
      appId: keys['checkout_info.global_pk'] ?? '',
      appKey: keys['checkout_info.global_app_key'] ?? '',
      accountName: keys['checkout_info.global_account'] ?? '',
      country: (keys['checkout_info.global_country'] ?? '').toUpperCase(),
    }),
};
