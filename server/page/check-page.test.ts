import { expect, test } from 'vitest';
import { block, contentRecords } from '../../blocks/content-records.ts';
import { Refusal } from '../call/refusal.ts';
import { checkPage, type NewPage } from './check-page.ts';

const settings = { url_shortcuts: { sale: '/lists/3' }, has_privacy_policy_page: false };
const page = (more: Partial<NewPage> = {}): NewPage => ({
  path: '/about',
  title: 'About us',
  description: '',
  blocks: [],
  ...more,
});
const heading = (data: object) => page({ blocks: [{ component: 'headline_paragraph', data }] });

/** The code and data of the refusal. */
function refusalOf(given: NewPage, under = settings) {
  try {
    checkPage(given, under);
  } catch (e) {
    if (!(e instanceof Refusal)) throw e;
    expect(e.message).toMatch(/^[A-Z].*[.?]$/);
    return [e.code, e.data] as const;
  }
  return ['none', undefined] as const;
}

test.each([
  ['about', 'invalid_path'],
  ['/about/', 'invalid_path'],
  ['/about us', 'invalid_path'],
  ['/../etc', 'invalid_path'],
  ['//example.org', 'invalid_path'],
  ['/über', 'invalid_path'],
  ['/about?x=1', 'invalid_path'],
  [`/${'a'.repeat(300)}`, 'invalid_path'],
  ['/browse', 'path_reserved'],
  ['/Account/Mine', 'path_reserved'],
  ['/sale', 'path_reserved'],
  ['/privacy-policy', 'page_not_shown'],
  ['/', 'none'],
  ['/About_us/2-people', 'none'],
  ['/terms-conditions', 'none'],
])('a page at %s: %s', (path, code) => {
  expect(refusalOf(page({ path }))[0]).toBe(code);
});

test('the privacy policy is a page where the settings say so', () => {
  const path = '/privacy-policy';
  expect(refusalOf(page({ path }), { ...settings, has_privacy_policy_page: true })[0]).toBe('none');
});

test('a page has a title, and at most 200 blocks of known kinds with ids of their own', () => {
  const space = { component: 'blank_space' };
  expect(refusalOf(page({ title: ' ' }))[0]).toBe('title_missing');
  expect(refusalOf(page({ blocks: Array(201).fill(space) }))[0]).toBe('too_many_blocks');
  expect(refusalOf(page({ blocks: Array(200).fill(space) }))[0]).toBe('none');
  const strange = [null, 'x', {}, { component: 'marquee' }, { component: 'constructor' }, { component: 7 }];
  for (const one of strange) {
    const [code, data] = refusalOf(page({ blocks: [space, one] }));
    expect([code, data]).toMatchObject(['unknown_block', { blocks: [{ position: 2 }] }]);
  }
  const twice = [
    { ...space, id: 'a' },
    { ...space, id: 'a' },
  ];
  expect(refusalOf(page({ blocks: twice }))).toEqual(['duplicate_block', { ids: ['a'] }]);
  const [code, data] = refusalOf(page({ blocks: [{ ...space, container: 'wide' }] }));
  expect([code, data]).toMatchObject(['invalid_block', { blocks: [{ position: 1, field: 'container' }] }]);
});

test.each([
  [{ width: 101 }, 'width'],
  [{ align: 'middle' }, 'align'],
  [{ background_colour: 99 }, 'background_colour'],
  [{ mobile_width: 'wide' }, 'mobile_width'],
  [{ heading: 'x'.repeat(501) }, 'heading'],
  [{ paragraph: 'x'.repeat(20_001) }, 'paragraph'],
  // 10,000 characters that become 50,000.
  [{ paragraph: '&'.repeat(10_000) }, 'paragraph'],
  [{ marquee: true }, 'marquee'],
])('settings %j of a block are refused', (data, field) => {
  const [code, named] = refusalOf(heading(data));
  expect(code).toBe('invalid_block');
  expect(named).toEqual({
    blocks: [{ position: 1, component: 'headline_paragraph', field, label: expect.any(String) }],
  });
});

test.each([
  ['image_carousel', { slides: [{ path: 'a.jpg' }, { link: 'javascript:alert(1)' }] }, 'slides.2.link'],
  ['image_carousel', { slides: [{ path: '../secret' }] }, 'slides.1.path'],
  ['image_carousel', { slides: [{ paragraph: 7 }] }, 'slides.1.paragraph'],
  ['image_carousel', { slides: ['a.jpg'] }, 'slides.1'],
  ['image_carousel', { slides: Array(21).fill({}) }, 'slides'],
  ['image_carousel', { slides: 'all' }, 'slides'],
  ['table_grid', { rows: [{ data: ['a', 'x'.repeat(2001)] }] }, 'rows.1.data'],
  ['table_grid', { rows: [{ check: ['yes'] }] }, 'rows.1.check'],
  ['custom_embed', { embed: 'x'.repeat(50_001) }, 'embed'],
  ['product_grid', { list_id: -1 }, 'list_id'],
])('%s: entries %j are refused', (component, data, field) => {
  const [code, named] = refusalOf(page({ blocks: [{ component, data }] }));
  expect([code, named]).toMatchObject(['invalid_block', { blocks: [{ field }] }]);
});

test('rich text is stored as pages show it, other settings as they are, at any depth', () => {
  const blocks = [
    {
      component: 'headline_paragraph',
      data: { heading: 'A <b>\u0000', paragraph: '<p onclick="x()">Hi<script>x()</script></p>' },
    },
    { component: 'accordion', data: { faq: [{ headline: 'Why?', paragraph: '<h1>So</h1>' }] } },
    { component: 'custom_html_css', data: { html: '<script>x()</script>', css: 'p { color: red }' } },
  ];
  const first = checkPage(page({ blocks }), settings);
  expect(first.blocks).toMatchObject([
    { id: 'block-1', location: 'main', data: { heading: 'A <b>', paragraph: '<p>Hi</p>' } },
    { data: { faq: [{ headline: 'Why?', paragraph: '<h2>So</h2>' }] } },
    { data: { html: '<script>x()</script>', css: 'p { color: red }' } },
  ]);
  expect(checkPage(first, settings)).toEqual(first);
});

test('settings of an older release are stored as those of this one', () => {
  const { blocks } = checkPage(heading({ background_colour: 'accent' }), settings);
  expect(blocks[0]?.data).toEqual({ background_colour: 5, settings_version: expect.any(Number) });
  const again = heading({ background_colour: 'accent', settings_version: blocks[0]?.data.settings_version });
  expect(refusalOf(again)[0]).toBe('invalid_block');
});

test('new pages of the command line and the demo are right', () => {
  const blocks = contentRecords('/about', [block('contact_and_hours'), block('blank_space')], 1);
  expect(checkPage(page({ blocks }), settings).blocks).toMatchObject(blocks);
});
