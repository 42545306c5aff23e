import * as m from '../../messages/compiled/messages.js';

interface Readers {
  audience: string;
  /** Years. */
  age_from: number | null;
  age_to: number | null;
}

/** For whom a book is: 'Children (ages 8 to 12)', 'Young adult', 'Ages 3 and up'. Empty when nothing is known. */
export function audienceText({ audience, age_from: from, age_to: to }: Readers): string {
  if (from === null) {
    if (to === null) return audience;
    return audience ? m.item_audience_ages_up_to({ audience, to }) : m.item_ages_up_to({ to });
  }
  if (to === null)
    return audience ? m.item_audience_ages_from({ audience, from }) : m.item_ages_from({ from });
  if (from === to) return audience ? m.item_audience_ages_one({ audience, from }) : m.item_ages_one({ from });
  return audience ? m.item_audience_ages_range({ audience, from, to }) : m.item_ages_range({ from, to });
}
