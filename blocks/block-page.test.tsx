import { expect, it } from 'vitest';
import type { ContentRecord } from '../contract/page.ts';
import { renderInShop } from '../test/render-in-shop.tsx';
import { BlockPage } from './block-page.tsx';
import { catalog } from './catalog.ts';
import { readSettings } from './define-block.ts';
import { preloadRenderers } from './lazy-renderers.ts';
import { renderers } from './renderers.ts';

preloadRenderers(renderers);

const block = (
  id: string,
  component: string,
  data: object,
  injected_data: unknown = null,
): ContentRecord => ({
  id,
  component,
  location: 'main',
  container: true,
  name: '',
  date_changed: 0,
  data: data as Record<string, unknown>,
  injected_data,
});
const draw = (blocks: ContentRecord[], title = 'School orders') =>
  renderInShop(
    <BlockPage page={{ page_id: 1, path: '/x', title, description: '', type: 'custom', blocks }} />,
  );
const count = (html: string) => html.match(/<h1/g)?.length ?? 0;
const heading = (level: number, words = 'Welcome') =>
  block('h', 'headline_paragraph', readSettings(catalog.headline_paragraph, { level, heading: words }));

it.each([
  ['no block', []],
  ['no heading', [block('s', 'blank_space', { height: 10, allow_mobile_overrides: false })]],
  ['a heading of level 2', [heading(2)]],
  ['an empty heading of level 1', [heading(1, '')]],
])('a page with %s has its title as its one h1', (_, blocks) => {
  const html = draw(blocks);
  expect(count(html)).toBe(1);
  expect(html).toMatch(/<h1><span[^>]*>School orders<\/span><\/h1>/);
});

it('a page with a heading of level 1 keeps that one', () => {
  const html = draw([heading(1)]);
  expect(count(html)).toBe(1);
  expect(html).toContain('Welcome</h1>');
});

it('a page without a title bears the name of the shop', () => {
  expect(draw([], '')).toMatch(/<h1><span[^>]*>Test Books<\/span><\/h1>/);
});

it('the same form twice has two labels', () => {
  const form = {
    form_id: 1,
    header: 'Ask us',
    description: '',
    elements: [{ id: 'a', type: 'checkbox', label: 'A', options: [], description: '', required: false }],
  };
  const data = { form_id: 1, button_label: 'Send', allow_mobile_overrides: false };
  const html = draw([block('one', 'custom_form', data, form), block('two', 'custom_form', data, form)]);
  expect(html.match(/aria-label="[^"]*"/g)).toEqual(['aria-label="Ask us"', 'aria-label="Ask us (2)"']);
});
