import { z } from 'zod';
import { field } from '../field.ts';
import { accountKey, liveMode, secretKey } from '../payment/keys.ts';

/** Mail classes of USPS that a shop can offer: those that need neither a permit nor a library. */
export const uspsServices = [
  'USPS_GROUND_ADVANTAGE',
  'PRIORITY_MAIL',
  'PRIORITY_MAIL_EXPRESS',
  'MEDIA_MAIL',
] as const;
export type UspsService = (typeof uspsServices)[number];

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
    z.array(z.enum(uspsServices)),
    ['USPS_GROUND_ADVANTAGE', 'PRIORITY_MAIL', 'MEDIA_MAIL'],
    {
      label: 'USPS: services on offer',
      help: 'None = all of them.',
      control: 'list',
      takes: `any of: ${uspsServices.join(', ')}`,
      public: false,
    },
  ),
};
