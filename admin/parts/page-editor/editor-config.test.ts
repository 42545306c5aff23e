import { expect, test } from 'vitest';
import { blockKinds } from '../../../server/page/block-kinds.ts';
import { editorConfig, fieldsOf, firstWords, summaryOf } from './editor-config.ts';
import { unreadable } from './puck-data.ts';

const kinds = blockKinds();
const kindOf = (component: string) =>
  kinds.find((kind) => kind.component === component) ?? expect.fail(`no ${component}`);

test('every kind of block can be chosen once, and one that cannot be read by no one', () => {
  const { components, categories = {} } = editorConfig(kinds);
  expect(Object.keys(components).sort()).toEqual([...kinds.map((kind) => kind.component), unreadable].sort());
  const { other, ...shown } = categories;
  const offered = Object.values(shown).flatMap((category) => category.components ?? []);
  expect(offered.toSorted()).toEqual(kinds.map(({ component }) => component).sort());
  expect(Object.values(shown).map(({ title }) => title)).not.toContain(undefined);
  expect(other).toEqual({ visible: false, components: [unreadable] });
});

test('settings for phones are shown where the owner wants others there', () => {
  const carousel = kindOf('image_carousel');
  const phones = (settings: object) =>
    Object.keys(fieldsOf(carousel, { ...settings })).filter((name) => name.startsWith('mobile_'));
  expect(phones({})).toEqual([]);
  expect(phones({ allow_mobile_overrides: true })).toContain('mobile_height');
  const names = Object.keys(fieldsOf(carousel, { allow_mobile_overrides: true }));
  expect(names.indexOf('allow_mobile_overrides')).toBe(names.indexOf('group_phones') + 1);
});

test('a block is told from others of its kind by its first words', () => {
  const heading = kindOf('headline_paragraph');
  expect(
    firstWords({ style: 'hero', headline: ' ', paragraph: '<p>Open when the light is on</p>' }, heading),
  ).toBe('Open when the light is on');
  expect(firstWords({ style: 'hero' }, heading)).toBe('');
  expect(firstWords({ slides: [{ headline: 'June' }] }, kindOf('image_carousel'))).toBe('June');
});

test('entries of a list have their fields, at most as many as are shown, and their first words as a name', () => {
  const { slides } = fieldsOf(kindOf('image_carousel'), {});
  expect(slides).toMatchObject({ type: 'array', max: 20, label: 'Slides' });
  const { entry } = kindOf('image_carousel').fields.find(({ name }) => name === 'slides') ?? expect.fail();
  expect(summaryOf({ paragraph: '<p>Spring <b>sale</b></p>' }, entry)).toBe('Spring  sale');
  expect(summaryOf({ tab: true }, entry)).toBe('');
  const table = kindOf('table_grid').fields.find(({ name }) => name === 'rows') ?? expect.fail();
  expect(summaryOf({ data: ['Monday', '9 to 5'] }, table.entry)).toBe('Monday');
});
