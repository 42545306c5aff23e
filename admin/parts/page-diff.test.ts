import { expect, test } from 'vitest';
import type { BlockField, BlockKind, EditedBlock } from '../../contract/admin/page-editor.ts';
import { pageDiff } from './page-diff.ts';

const field = (name: string, label: string, control: string, more: Partial<BlockField> = {}): BlockField => ({
  ...{ name, label, control, hint: '', unit: '', options: [], min: null, max: null, whole: false },
  ...{
    max_length: null,
    most: null,
    can_be_null: false,
    default: '',
    group: 'content',
    entry: [],
    wide_label: '',
  },
  ...more,
});

const kind = (component: string, label: string, fields: BlockField[]): BlockKind => ({
  ...{ component, label, about: '', when_empty: '', category: 'text', settings_version: 0, fields },
});

const kinds = [
  kind('words', 'Heading and text', [
    field('heading', 'Heading', 'words'),
    field('text', 'Text', 'rich_text'),
    field('space', 'Space above', 'number', { unit: 'px', default: 24 }),
    field('bold', 'In bold', 'switch', { default: false }),
    field('align', 'Alignment', 'choice', {
      ...{ options: [{ value: 'left', label: 'Left' }], default: 'right' },
    }),
  ]),
  kind('books', 'Books', [
    field('list_id', 'List', 'list', { default: 0 }),
    field('slides', 'Slides', 'rows', { default: [], entry: [field('title', 'Title', 'words')] }),
  ]),
];
const choices = {
  lists: [{ id: 4, name: 'Staff picks' }],
  forms: [],
  locations: [],
  events: [],
  language: 'en',
};

const block = (id: string, data: Record<string, unknown>, component = 'words'): EditedBlock => ({
  ...{ readable: true, id, component, location: 'main', container: true, name: '', date_changed: 0, data },
});
const broken: EditedBlock = { readable: false, stored: { component: 'marquee' } };

const page = (blocks: EditedBlock[], more: object = {}) => ({
  ...{ path: '/about', title: 'About', description: '', blocks },
  ...more,
});
const diff = (before: ReturnType<typeof page>, after: ReturnType<typeof page>) =>
  pageDiff(before, after, { kinds, choices });

test('a page that is the same has no changes, also with settings that are stored as their defaults', () => {
  const before = page([block('a', { heading: 'Hi', space: 24 }), broken]);
  const after = page([block('a', { heading: 'Hi', settings_version: 2 }), broken]);
  expect(diff(before, after)).toEqual({ words: [], blocks: [] });
});

test('it names the fields that differ, old and new, in the words of the editor', () => {
  const before = page([block('a', { text: '<p>Tea &amp; books</p><p>Daily</p>', align: 'left' })]);
  const changed = { heading: 'Hi', text: '<p>Tea</p>', space: 40, bold: true };
  const after = page([block('a', changed)], { title: 'About us', description: 'Since 1974' });
  expect(diff(before, after)).toEqual({
    words: [
      { label: 'Title', before: 'About', after: 'About us' },
      { label: 'Description for search engines', before: '', after: 'Since 1974' },
    ],
    blocks: [
      {
        ...{ key: 'words a', what: ['changed'], name: 'Heading and text' },
        fields: [
          { label: 'Heading', before: '', after: 'Hi' },
          { label: 'Text', before: 'Tea & books\nDaily', after: 'Tea' },
          { label: 'Space above', before: '24 px', after: '40 px' },
          { label: 'In bold', before: 'No', after: 'Yes' },
          { label: 'Alignment', before: 'Left', after: 'right' },
        ],
      },
    ],
  });
});

test('it tells added, removed and moved blocks apart', () => {
  const [a, b, c, e] = [block('a', {}), block('b', { heading: 'Old' }), block('c', {}), block('e', {})];
  const { blocks } = diff(page([a, b, e, c]), page([c, a, block('d', { heading: 'New' }), e]));
  expect(blocks.map(({ what, key, fields }) => [what, key, fields.length])).toEqual([
    [['moved'], 'words c', 0],
    [['added'], 'words d', 1],
    [['removed'], 'words b', 1],
  ]);
});

test('a block can have moved and changed, and a list by its name', () => {
  const [a, c, books] = [block('a', {}), block('c', {}), block('b', { list_id: 4 }, 'books')];
  const now = block('b', { list_id: 9, slides: [{ title: 'One' }, {}] }, 'books');
  const { blocks } = diff(page([a, c, books]), page([now, a, c]));
  expect(blocks.map(({ what }) => what)).toEqual([['moved', 'changed']]);
  expect(blocks[0]?.fields).toEqual([
    { label: 'List', before: 'Staff picks', after: 'Number 9, which is no longer there' },
    { label: 'Slides', before: '', after: '1. One\n2. ' },
  ]);
});
