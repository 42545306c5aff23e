import { describe, expect, it } from 'vitest';
import type { SiteSettings } from '../../../contract/store.ts';
import { clip, pageMeta } from './meta.ts';

describe('clip', () => {
  it('drops markup and cuts at a word', () => {
    expect(clip('<p>One &amp; two</p><p>three</p>', 50)).toBe('One & two three');
    expect(clip('The quick brown fox jumps', 18)).toBe('The quick brown…');
  });
  it('never gives more than asked for', () => {
    expect(clip('x'.repeat(500), 160)).toHaveLength(160);
  });
});

it.each([
  ['Staff picks', 'Staff picks | Pier Books'],
  ['Pier Books', 'Pier Books'],
  ['', 'Pier Books'],
])("calls the page '%s' %s", (name, title) => {
  const settings = { store_info: { name: 'Pier Books', base_url: 'https://pier.example' } } as SiteSettings;
  expect(pageMeta(settings, { name, description: '', canonical: '' })[0]).toEqual({ title });
});

it.each([
  ['Staff picks', 'Staff picks | Old Harbour'],
  ['Pier Books', 'Old Harbour'],
  ['', 'Old Harbour'],
])("calls the page '%s' by the location that was chosen: %s (APP-039)", (name, title) => {
  const store_info = { name: 'Pier Books', base_url: 'https://pier.example', location_name: 'Old Harbour' };
  const metas = pageMeta({ store_info } as SiteSettings, { name, description: '', canonical: '' });
  expect(metas[0]).toEqual({ title });
  expect(metas).toContainEqual({ property: 'og:site_name', content: 'Pier Books' });
});

it('gives a shared link the picture of the page, or else that of the shop', () => {
  const settings = {
    store_info: { name: 'Pier Books', base_url: 'https://pier.example' },
    styles: { share_image_url: '/media/pier/front.jpg' },
  } as SiteSettings;
  const imageOf = (image?: string) =>
    pageMeta(settings, { name: 'A page', description: '', canonical: '', image }).find(
      (one) => 'property' in one && one.property === 'og:image',
    );
  expect(imageOf('/media/pier/reading.jpg?v=2')).toMatchObject({
    content: 'https://pier.example/media/pier/reading.jpg?v=2',
  });
  expect(imageOf()).toMatchObject({ content: 'https://pier.example/media/pier/front.jpg' });
});
