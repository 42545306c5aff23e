import { accountKey, liveMode, publicKey, secretKey } from './keys.ts';

/** What a store's account at PayPal needs. */
export const payPalSettings = {
  'checkout_info.paypal_live': liveMode(
    'PayPal: take real money',
    'Off = the sandbox, with keys of the sandbox.',
  ),
  'checkout_info.paypal_id': publicKey(
    'PayPal: client ID',
    'In the PayPal Developer Dashboard under Apps & Credentials.',
  ),
  'checkout_info.paypal_secret': secretKey('PayPal: secret', 'It stands below the client ID.'),
  'checkout_info.paypal_webhook_id': accountKey(
    'PayPal: webhook ID',
    'PayPal shows it for the webhook that you add to the app for this shop. Its address ends in /webhooks/paypal, such as https://books.example/webhooks/paypal.',
  ),
};
