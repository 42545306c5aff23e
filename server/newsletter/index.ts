import type { newsletterActions } from '../../contract/newsletter.ts';
import type { Handlers } from '../context.ts';
import { subscribe } from './subscribe.ts';

export const newsletterHandlers: Handlers<keyof typeof newsletterActions> = {
  'newsletter/subscribe': subscribe,
};
