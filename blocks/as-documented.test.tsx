import type { ComponentType } from 'react';
import { expect, it, test } from 'vitest';
import { renderInShop } from '../test/render-in-shop.tsx';
import { type BlockName, catalog } from './catalog.ts';
import { type BlockDefinition, readSettings } from './define-block.ts';
import { renderers } from './renderers.ts';

const read = (name: BlockName, data: object = {}) => readSettings(catalog[name] as BlockDefinition, data);
const draw = (name: BlockName, data: object): string => {
  const Render = renderers[name] as unknown as ComponentType<object>;
  return renderInShop(
    <Render {...{ data: read(name, data), injected: null, first: false, id: 'b', page: '/' }} />,
  );
};
const linkIn = (html: string) => /<a [^>]*>/.exec(html)?.[0] ?? '';

test.each([
  ['text_columns', {}, { count: 3 }],
  ['table_grid', { columns: [{ header: 'What' }] }, { columns: [{ min_width: 200 }] }],
  ['accordion', {}, { arrow_size: 15 }],
  ['image_carousel', {}, { timeout: 3 }],
  ['product_slider', {}, { limit: 16, image_size: 120 }],
  ['product_grid', {}, { limit: 18, image_size: 120 }],
  ['events_grid', {}, { limit: 8 }],
  ['events_calendar_upcoming', {}, { limit: 2 }],
  ['custom_form', {}, { width: 30 }],
  ['custom_button', {}, { button_label: 'Buy Books' }],
  ['button_grid', { buttons: [{}] }, { buttons: [{ label: 'Buy Books' }] }],
  ['side_by_side_text_button', { buttons: [{}] }, { buttons: [{ label: 'Buy Books' }] }],
] as const)(
  '%s has the defaults of the documents (BLOCK-061, BLOCK-064, BLOCK-065, BLOCK-071, BLOCK-077)',
  (name, stored, settings) => {
    expect(read(name, stored)).toMatchObject(settings);
  },
);

it.each([
  ['headline_paragraph', (tab: boolean) => ({ buttons: [{ link: '/browse', tab }] })],
  ['custom_button', (tab: boolean) => ({ button_url: '/browse', button_tab: tab })],
  ['button_grid', (tab: boolean) => ({ buttons: [{ link: '/browse', tab }] })],
  ['side_by_side_text_button', (tab: boolean) => ({ buttons: [{ link: '/browse', tab }] })],
  ['image_gif', (tab: boolean) => ({ path: 'a.svg', alt: 'A', link: '/browse', new_tab: tab })],
] as const)('%s opens its link in a new tab where its flag says so (BLOCK-055)', (name, data) => {
  expect(linkIn(draw(name, data(true)))).toMatch(/target="_blank"/);
  expect(linkIn(draw(name, data(false)))).toMatch(/^<a (?!.*target).*href="\/browse"/);
});

it.each(['', '/', 'http://', 'https://'])(
  'a picture beside words that leads to %j is no link (BLOCK-059)',
  (link) => {
    const beside = (to: string) => draw('side_by_side_text_image', { path: 'a.svg', alt: 'A', link: to });
    expect(beside(link)).not.toContain('<a ');
    expect(beside('/browse')).toContain('href="/browse"');
  },
);

it('has both the words for wide screens and those for phones in the page, for CSS to choose (BLOCK-004)', () => {
  const data = { heading: 'Wide', mobile_heading: 'Narrow' };
  expect(draw('headline_paragraph', data)).not.toContain('Narrow');
  expect(draw('headline_paragraph', { ...data, allow_mobile_overrides: true })).toMatch(/Wide.*Narrow/s);
});
