import { z } from 'zod';
import { field } from '../field.ts';
import { accountKey, liveMode, secretKey } from '../payment/keys.ts';

/** Mail classes of USPS that a shop can offer, as USPS calls them: those that need neither a permit nor a library. */
export const uspsServices = {
  USPS_GROUND_ADVANTAGE: 'USPS Ground Advantage',
  PRIORITY_MAIL: 'USPS Priority Mail',
  PRIORITY_MAIL_EXPRESS: 'USPS Priority Mail Express',
  MEDIA_MAIL: 'USPS Media Mail',
} as const;
export type UspsService = keyof typeof uspsServices;

/** What a store's account at USPS needs, and what of it is offered. */
export const uspsSettings = {
  'checkout_info.usps_live': liveMode(
    'USPS: ask the real service',
    'Off = the test service of USPS. Its prices may be old.',
  ),
  'checkout_info.usps_key': accountKey(
    'USPS: consumer key',
    'In the USPS Developer Portal under Apps, Credentials.',
  ),
  'checkout_info.usps_secret': secretKey('USPS: consumer secret', 'It stands below the consumer key.'),
  'checkout_info.usps_price_type': field(z.enum(['RETAIL', 'COMMERCIAL']), 'RETAIL', {
    label: 'USPS: prices',
    help: 'Those of the post office, or the lower ones of postage that is bought online.',
    control: 'choice',
    names: { RETAIL: 'Of the post office', COMMERCIAL: 'Of postage bought online' },
    takes: 'one of: RETAIL, COMMERCIAL',
    public: false,
  }),
  'checkout_info.usps_services': field(
    // One that a later release offers stays stored.
    z.array(z.string().regex(/^[A-Z][A-Z_]*$/)),
    ['USPS_GROUND_ADVANTAGE', 'PRIORITY_MAIL', 'MEDIA_MAIL'],
    {
      label: 'USPS: services on offer',
      help: 'None = all of them.',
      control: 'boxes',
      names: uspsServices,
      takes: `codes of services: ${Object.keys(uspsServices).join(', ')}`,
      public: false,
    },
  ),
};
