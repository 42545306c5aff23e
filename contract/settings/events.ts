import { yesNo } from './field.ts';

/** Events, and the networks to which they can be shared (EVENT-004, EVENT-005). */
export const events = {
  using_events_v2: yesNo(
    'Events with categories, places, and several dates',
    true,
    'Leave this on, unless your events come from an older system that has none of these.',
  ),
  share_facebook: yesNo('Share events on Facebook', true),
  share_twitter: yesNo('Share events on X', true),
  share_email: yesNo('Share events by email', true),
};
