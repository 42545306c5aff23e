import { yesNo } from './field.ts';

/** What law or contracts ask a shop to show. */
export const legal = {
  has_privacy_policy_page: yesNo('The privacy policy has a page of its own', false),
  show_government_of_canada_logo: yesNo('Show the wordmark of the Government of Canada', false),
  government_of_canada_bilingual: yesNo('The wordmark is in English and French', false),
};
