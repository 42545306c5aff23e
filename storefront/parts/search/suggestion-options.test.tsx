import { expect, test } from 'vitest';
import type { Suggestion } from '../../../contract/browse.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { suggestedPaths } from './suggested-paths.ts';
import SuggestionOptions from './suggestion-options.tsx';

const row: Suggestion = {
  eisbn: '9780140328721',
  title: 'Salt Roads',
  subtitle: 'A Crossing',
  author: 'Ida Quill',
  cover_image_cache: 'k7',
  cover_ratio: 0.625,
  edition: '',
  format: 'Hardcover',
  price: 1800,
  named_author: '',
  named_series: '',
};

test('a suggestion has a cover of 25 px, title, subtitle and author (SEARCH-026)', () => {
  const paths = suggestedPaths([row], '/browse/filter/t/tide/k/keyword');
  const html = renderInShop(
    <SuggestionOptions id="s" rows={[row]} paths={paths} text="tide" active={-1} onPick={() => {}} />,
  );
  const [option = ''] = /<a [^>]*href="\/item\/9780140328721".*?<\/a>/s.exec(html) ?? [];
  expect(option).toMatch(
    /<img[^>]*src="\/images\/cover\/9780140328721\/k7\/80\.webp"[^>]* width="25" height="40"/,
  );
  expect(option.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')).toContain('|Salt Roads|A Crossing|Ida Quill|');
});
