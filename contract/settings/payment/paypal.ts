import { accountKey, type KeyShape, liveMode, publicKey, secretKey } from './keys.ts';

/** How the keys look, by their settings. */
export const payPalKeys = {
  'checkout_info.paypal_id': { pattern: /^[\w-]{10,200}$/, example: 'a long row of letters and digits' },
  'checkout_info.paypal_secret': { pattern: /^[\w-]{10,200}$/, example: 'a long row of letters and digits' },
  'checkout_info.paypal_webhook_id': {
    pattern: /^\w{5,60}$/,
    example: 'letters and digits, such as 8PT597110X687430L',
  },
} as const satisfies Readonly<Record<string, KeyShape>>;

/** What a store's account at PayPal needs. */
export const payPalSettings = {
  'checkout_info.paypal_live': liveMode(
    'PayPal: take real money',
    'Off = the sandbox, with keys of the sandbox.',
  ),
  'checkout_info.paypal_id': publicKey(
    'PayPal: client ID',
    'In the PayPal Developer Dashboard under Apps & Credentials.',
    payPalKeys['checkout_info.paypal_id'],
  ),
  'checkout_info.paypal_secret': secretKey(
    'PayPal: secret',
    'It stands below the client ID.',
    payPalKeys['checkout_info.paypal_secret'],
  ),
  'checkout_info.paypal_webhook_id': accountKey(
    'PayPal: webhook ID',
    'PayPal shows it for the webhook that you add to the app for this shop. Its address ends in /webhooks/paypal, such as https://books.example/webhooks/paypal.',
    payPalKeys['checkout_info.paypal_webhook_id'],
  ),
};
