import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { renderInShop } from '../test/render-in-shop.tsx';
import { type BlockName, catalog } from './catalog.ts';
import { type BlockDefinition, readSettings } from './define-block.ts';
import { renderers } from './renderers.ts';

/** What of a block only a browser without JavaScript shows. */
function withoutScript(name: BlockName, stored: object): string {
  const Render = renderers[name] as unknown as ComponentType<object>;
  const data = readSettings(catalog[name] as BlockDefinition, stored);
  const html = renderInShop(<Render {...{ data, injected: null, first: false, id: 'b', page: '/' }} />);
  return html.match(/<noscript>.*?<\/noscript>/gs)?.join('') ?? '';
}

const notice = { heading: 'Closed on Monday', paragraph: '<p>Back on <em>Tuesday</em>.</p>' };

it('a notice in a window is a line of the page, with its link and without a button that closes nothing', () => {
  const button = { link_button: true, link_button_label: 'Read on', link_button_url: '/browse' };
  const line = withoutScript('popup_notice', { ...notice, ...button, show_once: true });
  expect(line).toContain('Closed on Monday');
  expect(line).toContain('<p>Back on <em>Tuesday</em>.</p>');
  expect(line).toMatch(/<a href="\/browse">Read on<\/a>/);
  expect(line).not.toContain('<button');
});

it.each([[{}], [{ link_button: true, link_button_url: 'http://' }], [{ link_button_url: '/browse' }]])(
  'a notice whose button is %j has no link',
  (button) => expect(withoutScript('popup_notice', { ...notice, ...button })).not.toContain('<a '),
);

it('a notice without text shows nothing', () => {
  expect(withoutScript('popup_notice', {})).not.toContain('<aside');
});

it.each([
  ['https://youtu.be/abcdefghijk', 'https://www.youtube.com/watch?v=abcdefghijk'],
  ['https://player.vimeo.com/video/76979871', 'https://vimeo.com/76979871'],
])('the film %s is a link to its own page', (url, address) => {
  for (const name of ['text_over_video', 'youtube'] as const)
    expect(withoutScript(name, { url, heading: 'An evening' }), name).toContain(`href="${address}"`);
});

it('a link that is no film leads nowhere', () => {
  expect(withoutScript('text_over_video', { url: 'https://example.com/film.mp4' })).toBe('');
});
