import { type KeyShape, liveMode, publicKey, secretKey } from './keys.ts';

/** How the keys look, by their settings. */
export const clearentKeys = {
  'checkout_info.clearent_pk': {
    pattern: /^30[\da-f]{100,400}$/i,
    example: 'a long row of digits and the letters a to f, which begins with 30',
  },
  'checkout_info.clearent_api_key': { pattern: /^[\w-]{16,200}$/, example: 'a row of digits and letters' },
} as const satisfies Readonly<Record<string, KeyShape>>;

/** What a store's account at Clearent needs. */
export const clearentSettings = {
  'checkout_info.clearent_live': liveMode(
    'Clearent: take real money',
    'Off = the sandbox, with keys of the sandbox. Clearent takes US dollars only. Tried against a stand-in only, never with an account of Clearent.',
  ),
  'checkout_info.clearent_pk': publicKey(
    'Clearent: public key',
    "Clearent gives it with the keys of its JavaScript SDK, for this shop's domain.",
    clearentKeys['checkout_info.clearent_pk'],
  ),
  'checkout_info.clearent_api_key': secretKey(
    'Clearent: API key',
    'Clearent gives it with the public key.',
    clearentKeys['checkout_info.clearent_api_key'],
  ),
};
