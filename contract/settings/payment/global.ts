import { accountKey, type KeyShape, liveMode, publicKey, secretKey } from './keys.ts';

/** How the keys look, by their settings. */
export const globalKeys = {
  'checkout_info.global_pk': { pattern: /^\w{10,100}$/, example: 'a long row of letters and digits' },
  'checkout_info.global_app_key': { pattern: /^\S{8,200}$/, example: 'the text beside the app ID' },
  'checkout_info.global_account': {
    pattern: /^[\w -]{1,100}$/,
    example: 'a name such as transaction_processing',
  },
  'checkout_info.global_country': { pattern: /^[A-Z]{2}$/i, example: 'US or CA' },
} as const satisfies Readonly<Record<string, KeyShape>>;

/** What a store's account at Global Payments needs. */
export const globalSettings = {
  'checkout_info.global_live': liveMode(
    'Global Payments: take real money',
    'Off = the sandbox, with an app of the sandbox. Cards are taken without 3-D Secure, which Global Payments requires outside the United States unless it is turned off for your account.',
  ),
  'checkout_info.global_pk': publicKey(
    'Global Payments: app ID',
    'In the Global Payments developer portal under My Account, My Apps & Keys.',
    globalKeys['checkout_info.global_pk'],
  ),
  'checkout_info.global_app_key': secretKey(
    'Global Payments: app key',
    'It stands beside the app ID.',
    globalKeys['checkout_info.global_app_key'],
  ),
  'checkout_info.global_account': accountKey(
    'Global Payments: account name',
    'Of the account for transaction processing, such as transaction_processing. Empty = the only one that the app may use.',
    globalKeys['checkout_info.global_account'],
  ),
  'checkout_info.global_country': accountKey(
    'Global Payments: country',
    'In which the account takes payments, in two letters: US or CA.',
    globalKeys['checkout_info.global_country'],
  ),
};
