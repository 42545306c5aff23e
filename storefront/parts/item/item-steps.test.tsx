import { expect, test } from 'vitest';
import type { Title } from '../../../contract/title.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { ItemSteps } from './item-steps.tsx';

const draw = (around: Partial<Title>) => {
  const title = { eisbn: '9791200000008', ...around } as Title;
  const html = renderInShop(<ItemSteps title={title} listId={4} />);
  return { html, words: html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|') };
};

test('one book alone has a way back, and nothing to step through', () => {
  expect(draw({}).words).toBe('|Go back|');
});

test('at the end of a list the way on keeps its place', () => {
  const { html, words } = draw({ list_previous_eisbn: '9791200000015' });
  expect(words).toBe('|Previous|Go back|Next|');
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html).toContain('rel="prev"');
});
