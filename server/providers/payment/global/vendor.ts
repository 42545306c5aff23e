import { globalKeys } from '../../../../contract/settings/payment/global.ts';
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
      ...globalKeys['checkout_info.global_pk'],
      isSecret: false,
    },
    {
      setting: 'checkout_info.global_app_key',
      question: 'app key',
      ...globalKeys['checkout_info.global_app_key'],
      isSecret: true,
    },
    {
      setting: 'checkout_info.global_account',
      question: 'account name',
      ...globalKeys['checkout_info.global_account'],
      isSecret: false,
      isOptional: true,
    },
    {
      setting: 'checkout_info.global_country',
      question: 'country',
      ...globalKeys['checkout_info.global_country'],
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
