import { readConsent } from './consent.ts';
import { keepEvent } from './events.ts';

/** Counts a new account (APP-045), whichever page its customer goes on to; only where they agreed to be counted. */
export function countRegistration(): void {
  if (readConsent() === 'yes') keepEvent({ name: 'CompleteRegistration', data: {} });
}
