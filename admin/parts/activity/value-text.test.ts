import { expect, test } from 'vitest';
import { undoableChanges } from '../../../contract/admin/undo.ts';
import { differingLines } from './differing-lines.ts';
import { fieldLabel } from './field-labels.ts';
import { roomOf } from './rooms.ts';
import { valueText } from './value-text.ts';

test('says values as people read them', () => {
  const said = [
    valueText('promotion', 'minimum', 2500),
    valueText('promotion', 'combinable', true),
    valueText('promotion', 'type', 'buy_get'),
    valueText('promotion', 'applies_to', 'everything'),
    valueText('promotion', 'type', 'of another release'),
    valueText('promotion', 'max_uses', null),
    valueText('tax', 'rate_ppm', 99_750),
    valueText('title', 'people', [{ name: 'Mara Quill', role: 'A01' }]),
    valueText('title', 'price NEW', 'none'),
    valueText('title', 'price NEW', 1250),
    valueText('location', 'sc_addr_array', {
      address: '1 Pier',
      city: 'Portland',
      prov: '',
      postal: '',
      country: 'US',
    }),
    valueText('list', 'description', '<p>Ours &amp; yours</p><p>Read</p>'),
    valueText('list', 'titles', ['9780000000002', '9780000000019']),
  ];
  expect(said).toEqual([
    ...['$25.00', 'Yes', 'Buy some, get some for less', 'Everything but gift cards'],
    ...['of another release', '', '9.975%', 'Mara Quill', '', '$12.50', '1 Pier, Portland, US'],
    ...['Ours & yours\nRead', '9780000000002\n9780000000019'],
  ]);
});

test('says hours, menus and questions line by line', () => {
  const singles = [{ mon: 12, day: 25, label: 'Christmas', range: [-1, -1] }];
  expect(valueText('location', 'ws_hours', { title: '', weekdays: [[540, 1080]], singles })).toBe(
    'Monday: 9\u00a0am – 6\u00a0pm\nDecember 25 (Christmas): Closed',
  );
  const entry = { menu_id: 1, label: 'Visit', path: '/visit', url: '', link_type: '', type: 'page' };
  const below = { ...entry, menu_id: 2, label: 'Parking', path: '/parking', submenu: [] };
  expect(valueText('menu', 'menu', [{ ...entry, submenu: [below] }])).toBe(
    'Visit · /visit\n– Parking · /parking',
  );
  expect(valueText('form', 'elements', [{ id: 'a', label: 'Your name' }, { id: 'b' }])).toBe('Your name\nb');
  expect(valueText('location', 'ws_hours', 'daily')).toBe('daily');
});

test('shows the lines that differ, and both texts where only the order does', () => {
  expect(differingLines('a\nb\nc', 'a\nc\nd')).toEqual(['b\n…', 'd\n…']);
  expect(differingLines('a\nb\nc', 'a\nc')).toEqual(['b\n…', 'Only what stays the same']);
  expect(differingLines('a\nb', 'b\na')).toEqual(['a\nb', 'b\na']);
  expect(differingLines('a', 'a\nb')).toEqual(['a', 'a\nb']);
});

test('calls fields as their rooms do, and copies by their condition', () => {
  expect(fieldLabel('promotion', 'percent')).toBe('Percent off');
  expect(fieldLabel('mail', 'subject')).toBe('Subject');
  expect(fieldLabel('title', 'price USED')).toBe('Price: Used books');
  expect(fieldLabel('title', 'Lantern Street NEW')).toBe('Lantern Street: New books');
  expect(fieldLabel('title', 'Nell')).toBe('Nell');
  expect(fieldLabel('harbour', 'tide')).toBe('tide');
});

test('leads to the room of every change that can be undone but that of categories, which have none', () => {
  const room = (action: string, detail: object = { id: 7 }, target = 'x y') =>
    roomOf({ action, target, detail: { ...detail } })?.path;
  expect(Object.keys(undoableChanges).filter((action) => !room(action))).toEqual(['category/save']);
  expect(room('promotion/save')).toBe('/promotions/7');
  expect(room('promotion/save', { after: { id: 9 } })).toBe('/promotions/9');
  expect(room('title/hide')).toBe('/titles/x%20y');
  expect(roomOf({ action: 'page/delete', target: '/a', detail: {} })).toEqual({
    path: '/pages/deleted',
    label: 'Deleted pages',
  });
  expect(room('page/publish', { after: { publish_at: '2029' } })).toBeUndefined();
  for (const action of ['customer/erase', 'order/refund', 'mail/sendTest', 'order/takeStep', 'toString'])
    expect(room(action)).toBeUndefined();
});
