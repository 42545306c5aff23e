import { z } from 'zod';
import { field } from '../field.ts';
import { accountKey, liveMode, secretKey } from '../payment/keys.ts';

const ownNumber = (label: string, help: string) =>
  field(z.string().regex(/^\d{0,10}$/), '', {
    label,
    help,
    control: 'words',
    takes: 'a number of up to 10 digits, or nothing',
    public: false,
  });

/** Parcel services of Canada Post by their codes in its rating service, as it calls them in English. */
const canadaPostServices = {
  'DOM.RP': 'Regular Parcel',
  'DOM.EP': 'Expedited Parcel',
  'DOM.XP': 'Xpresspost',
  'DOM.XP.CERT': 'Xpresspost Certified',
  'DOM.PC': 'Priority',
  'USA.TP': 'Tracked Packet – USA',
  'USA.SP.AIR': 'Small Packet – USA, by air',
  'USA.EP': 'Expedited Parcel – USA',
  'USA.XP': 'Xpresspost – USA',
  'USA.PW.PARCEL': 'Priority Worldwide Parcel – USA',
  'INT.TP': 'Tracked Packet – International',
  'INT.SP.AIR': 'Small Packet – International, by air',
  'INT.SP.SURF': 'Small Packet – International, by surface',
  'INT.IP.AIR': 'International Parcel, by air',
  'INT.IP.SURF': 'International Parcel, by surface',
  'INT.PW.PARCEL': 'Priority Worldwide Parcel – International',
  'INT.XP': 'Xpresspost – International',
};

/** What a store's account at Canada Post needs, and what of it is offered. */
export const canadaPostSettings = {
  'checkout_info.canada_post_live': liveMode(
    'Canada Post: ask the real service',
    'Off = the test service of Canada Post, with the keys that it gives for development.',
  ),
  'checkout_info.canada_post_user': accountKey(
    'Canada Post: API key, username',
    'In the Developer Program: the part of the key before the colon.',
  ),
  'checkout_info.canada_post_password': secretKey(
    'Canada Post: API key, password',
    'The part of the key after the colon.',
  ),
  'checkout_info.canada_post_customer': ownNumber(
    'Canada Post: customer number',
    'For the prices of your account. Without it, those of the counter.',
  ),
  'checkout_info.canada_post_contract': ownNumber(
    'Canada Post: contract number',
    'Only for customers with a contract.',
  ),
  'checkout_info.canada_post_services': field(
    z.array(z.string().regex(/^(DOM|USA|INT)\.[A-Z]{2,}(\.[A-Z]{2,})?$/)),
    ['DOM.RP', 'DOM.EP', 'DOM.XP', 'USA.TP', 'USA.EP', 'USA.XP', 'INT.TP', 'INT.IP.AIR', 'INT.XP'],
    {
      label: 'Canada Post: services on offer',
      help: 'None = all of them.',
      control: 'boxes',
      names: canadaPostServices,
      takes: 'codes of services such as DOM.RP, USA.TP or INT.XP',
      public: false,
    },
  ),
};
