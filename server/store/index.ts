import type { storeActions } from '../../contract/store.ts';
import type { Handlers } from '../context.ts';
import { getContactAndHours } from './get-contact-and-hours.ts';
import { getSettings } from './get-settings.ts';
import { setMultistoreLocation } from './set-multistore-location.ts';

export const storeHandlers = {
  'store/getSettings': getSettings,
  'webstore/getContactAndHours': getContactAndHours,
  'webstore/setMultistoreLocation': setMultistoreLocation,
} satisfies Handlers<keyof typeof storeActions>;
