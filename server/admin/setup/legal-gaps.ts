import * as m from '../../../messages/compiled/messages.js';

/** Our words for legal pages that leave [gaps]. */
const withGaps = [
  m.desklegal_privacy_cookies_text,
  m.desklegal_privacy_helpers_text,
  m.desklegal_privacy_long_text,
  m.desklegal_terms_law_text,
  () => m.desklegal_terms_prices_text({ currency: '' }),
  m.desklegal_terms_returns_text,
  m.desklegal_terms_shipping_text,
];

/** Whether a text still has a gap of ours. Only ours: a lawyer's words may have brackets of their own. */
export const hasLegalGaps = (text: string): boolean =>
  withGaps.some((words) => (words().match(/\[[^\]]+\]/g) ?? []).some((gap) => text.includes(gap)));
