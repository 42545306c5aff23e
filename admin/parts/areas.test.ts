import { expect, test } from 'vitest';
import { areaGroupsFor } from './areas.ts';

const rooms = (...permissions: Parameters<typeof areaGroupsFor>[0]) =>
  areaGroupsFor(permissions).map(([group, areas]) => [group, areas.map(({ path }) => path)]);

test('the menu leads to the rooms that someone may enter, also to those that the setup began', () => {
  expect(rooms()).toEqual([['start', ['/']]]);
  expect(rooms('settings:read')).toEqual([
    ['start', ['/']],
    ['selling', ['/promotions']],
    ['site', ['/look']],
    ['shop', ['/locations', '/setup', '/settings', '/mails', '/privacy']],
  ]);
});
