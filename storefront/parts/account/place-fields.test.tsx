import { expect, test } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { emptyPlace, PlaceFields } from './place-fields.tsx';

test.each([
  ['US', 'State', 'ZIP code'],
  ['CA', 'Province', 'Postal Code'],
  ['DE', 'State / Province', 'Postal Code'],
])('region and code have the names that %s has for them', (country, region, code) => {
  const html = renderInShop(
    <PlaceFields place={emptyPlace(country)} problems={{}} countries={[]} provinces={[]} />,
  );
  const labels = [...html.matchAll(/<label[^>]*>([^<]+)/g)].map(([, label]) => label?.trim());
  expect(labels).toEqual(expect.arrayContaining([region, code]));
});
