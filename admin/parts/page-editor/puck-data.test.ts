import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalog } from '../../../blocks/catalog.ts';
import { fromPuck, toPuck, unreadable } from './puck-data.ts';

const words = { path: '/about', title: 'About us', description: 'Who we are.' };
const record = { container: false, location: 'main', name: 'hello', date_changed: 7 };
const heading = {
  ...record,
  id: 'a',
  component: 'headline_paragraph',
  data: { heading: 'Hello', buttons: [{ label: 'Go' }] },
};

test('a page keeps its words and its blocks, their ids, records and settings', () => {
  const puck = toPuck({ ...words, blocks: [{ ...heading, readable: true }] });
  expect(puck).toEqual({
    root: { props: words },
    content: [{ type: 'headline_paragraph', props: { ...heading.data, id: 'a', record } }],
  });
  expect(fromPuck(puck)).toEqual({ ...words, blocks: [heading] });
});

test('any page comes back from Puck as it went', () => {
  const readable = fc.record({
    readable: fc.constant(true as const),
    id: fc.string(),
    component: fc.constantFrom(...Object.keys(catalog)),
    container: fc.boolean(),
    location: fc.string(),
    name: fc.string(),
    date_changed: fc.nat(),
    data: fc.dictionary(
      fc.string().filter((name) => name !== 'id' && name !== 'record' && name !== '__proto__'),
      fc.jsonValue(),
    ),
  });
  const lost = fc.record({ readable: fc.constant(false as const), stored: fc.jsonValue() });
  const blocks = fc.uniqueArray(fc.oneof(readable, lost), {
    selector: (block) => (block.readable ? block.id : block),
  });
  fc.assert(
    fc.property(blocks, (given) => {
      fc.pre(given.every((block) => !block.readable || !block.id.startsWith('unreadable-')));
      const back = fromPuck(toPuck({ ...words, blocks: given })).blocks;
      expect(back).toEqual(
        given.map((block) => {
          if (!block.readable) return block.stored;
          const { readable: _, ...rest } = block;
          return rest;
        }),
      );
    }),
  );
});

test('blocks that cannot be read stay as they are, and two with one id are told apart', () => {
  const stored = { component: 'marquee', id: 'a', data: { id: 5 } };
  const puck = toPuck({
    ...words,
    blocks: [
      { readable: false, stored },
      { ...heading, readable: true },
      { ...heading, readable: true },
      { readable: false, stored: null },
    ],
  });
  expect(puck.content.map(({ type, props }) => [type, props.id])).toEqual([
    [unreadable, 'unreadable-1'],
    ['headline_paragraph', 'a'],
    ['headline_paragraph', 'a-2'],
    [unreadable, 'unreadable-4'],
  ]);
  expect(fromPuck(puck).blocks).toMatchObject([stored, { id: 'a' }, { id: 'a-2' }, null]);
});

test('a new block, which has no record yet, is saved without one', () => {
  const item = { type: 'blank_space', props: { id: 'blank_space-1', padding_y: 40 } };
  expect(fromPuck({ root: {}, content: [item] })).toEqual({
    ...{ path: '', title: '', description: '' },
    blocks: [{ id: 'blank_space-1', component: 'blank_space', data: { padding_y: 40 } }],
  });
});

test('no block has a setting that Puck or the editor keeps beside the settings', () => {
  const names = Object.values(catalog).flatMap(({ schema }) => Object.keys(schema.shape));
  const taken = ['id', 'record', 'stored', 'puck', 'editMode', 'children', 'key', 'ref'];
  expect(names.filter((name) => taken.includes(name))).toEqual([]);
});
