import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Texts whose words the documents prescribe, with the rows of their requirements. */
const prescribed: Record<string, string> = {
  account_bad_email: 'ACCOUNT-060',
  browse_sort_in_store: 'BROWSE-035',
  checkout_pay_not_required: 'PAY-010',
  item_editions_none: 'ITEM-037',
  item_sizes_none: 'ITEM-038',
  page_not_found_heading: 'APP-028',
  refusal_not_owner_links: 'LINKED-007',
  refusal_unknown_type: 'CHECKOUT-078',
  registry_ship_cannot: 'REG-019',
  rsvp_canceled_text: 'RSVP-025',
};

test('apostrophes are typographic, except in words that the documents prescribe', () => {
  const folder = join(import.meta.dirname, 'en');
  const straight = readdirSync(folder).flatMap((file) => {
    const texts: Record<string, unknown> = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return Object.keys(texts).filter((key) => /\p{L}'/u.test(JSON.stringify(texts[key])));
  });
  expect(straight.sort()).toEqual(Object.keys(prescribed).sort());
});
