import type { CarrierName } from '../server/shipping/carrier-accounts.ts';
import type { KeyText } from './connected-store.ts';

interface CarrierText {
  name: string;
  /** Where the keys are. */
  steps: string[];
  keys: KeyText[];
  /** Where its parcels start. */
  country: string;
}

const customerNumber = /^\d{1,10}$/;

/** What `shipping connect` asks for, and what it says. */
export const carrierTexts: Record<CarrierName, CarrierText> = {
  usps: {
    name: 'USPS',
    country: 'US',
    steps: ['Add an app at developers.usps.com under Apps. The keys are under its Credentials.'],
    keys: [
      {
        setting: 'checkout_info.usps_key',
        question: 'consumer key',
        pattern: /^\w{10,100}$/,
        example: 'a long row of letters and digits',
        isSecret: false,
      },
      {
        setting: 'checkout_info.usps_secret',
        question: 'consumer secret',
        pattern: /^\w{10,200}$/,
        example: 'a long row of letters and digits',
        isSecret: true,
      },
    ],
  },
  canada_post: {
    name: 'Canada Post',
    country: 'CA',
    steps: [
      'The key is on the page of the Developer Program at canadapost-postescanada.ca, as username:password.',
      'Your customer number gives you the prices of your account; without it, press Enter.',
    ],
    keys: [
      {
        setting: 'checkout_info.canada_post_user',
        question: 'username of the API key',
        pattern: /^[0-9a-f]{8,40}$/i,
        example: '6e93d53968881714',
        isSecret: false,
      },
      {
        setting: 'checkout_info.canada_post_password',
        question: 'password of the API key',
        pattern: /^[0-9a-f]{8,60}$/i,
        example: '0bfa9fcb9853d1f51ee57a',
        isSecret: true,
      },
      {
        setting: 'checkout_info.canada_post_customer',
        question: 'customer number',
        pattern: customerNumber,
        example: '2004381',
        isSecret: false,
        isOptional: true,
      },
      {
        setting: 'checkout_info.canada_post_contract',
        question: 'contract number',
        pattern: customerNumber,
        example: '42708517',
        isSecret: false,
        isOptional: true,
      },
    ],
  },
};
