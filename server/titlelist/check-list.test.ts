import { expect, test } from 'vitest';
import { checkList } from './check-list.ts';

const list = {
  name: 'Summer',
  header: '',
  header_visible: true,
  bargains: false,
  description: '',
  placement: 'others',
  position: 1,
} as const;

test('a list has a name', () => {
  expect(() => checkList({ ...list, name: ' \n' })).toThrow('Please give the list a name.');
  expect(checkList(list)).toEqual(list);
});

test('a description is safe to show, and stays as it is when it is saved again', () => {
  const { description } = checkList({
    ...list,
    description: '<div>Hot <b>books</b><img src=x onerror=x><a href="javascript:x">here</a></div>',
  });
  expect(description).toBe('<p>Hot <b>books</b><a>here</a></p>');
  expect(checkList({ ...list, description }).description).toBe(description);
});
