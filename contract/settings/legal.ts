import { yesNo } from './field.ts';

/** What law or contracts ask a shop to show. */
export const legal = {
  has_privacy_policy_page: yesNo('The privacy policy has its own page', false),
  show_government_of_canada_logo: yesNo('Show the Government of Canada wordmark', false),
  government_of_canada_bilingual: yesNo('Show the wordmark in English and French', false),
};
