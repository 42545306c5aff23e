import { accountKey, liveMode, publicKey, secretKey } from './keys.ts';

/** What a store's account at Global Payments needs. */
export const globalSettings = {
  'checkout_info.global_live': liveMode(
    'Global Payments: take real money',
    'Off = the sandbox, with an app of the sandbox. Cards are taken without 3-D Secure, which Global Payments requires outside the United States unless it is turned off for your account.',
  ),
  'checkout_info.global_pk': publicKey(
    'Global Payments: app ID',
    'In the Global Payments developer portal under My Account, My Apps & Keys.',
  ),
  'checkout_info.global_app_key': secretKey('Global Payments: app key', 'It stands beside the app ID.'),
  'checkout_info.global_account': accountKey(
    'Global Payments: account name',
    'Of the account for transaction processing, such as transaction_processing. Empty = the only one that the app may use.',
  ),
  'checkout_info.global_country': accountKey(
    'Global Payments: country',
    'In which the account takes payments, in two letters: US or CA.',
  ),
};
