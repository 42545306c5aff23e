import { expect, test } from 'vitest';
import { demoTitles, type TitleFacts } from '../catalogue/facts.ts';
import { lakeshoreShop } from '../lakeshore/shop.ts';
import { Shelves } from '../shelves.ts';
import { tidewaterShop } from '../tidewater/shop.ts';
import { chooseLayout } from './choose-layout.ts';
import { spreadLayouts } from './spread-layouts.ts';

const shelves = new Shelves(demoTitles());
const layoutsOf = (titles: TitleFacts[]) => titles.map((facts) => chooseLayout({ ...facts, authors: [] }));

test.each([
  [tidewaterShop, ['back', 'staff', 'winter', 'young', 'maine']],
  [lakeshoreShop, ['favourites', 'canadian', 'back', 'young', 'west']],
])('no four neighbours on the shelves of a home page share a layout: $name', (shop, keys) => {
  for (const key of keys) {
    const list = shop.lists.find((one) => one.key === key)?.titles(shelves) ?? [];
    const layouts = layoutsOf(spreadLayouts(list)).slice(0, 12);
    for (const i of layouts.keys()) {
      const neighbours = layouts.slice(i, i + 4);
      expect(new Set(neighbours).size, `${key}: ${neighbours}`).toBe(neighbours.length);
    }
  }
});

test('a list whose covers differ already stays in its order, and no book is lost', () => {
  const titles = shelves.all.slice(0, 40);
  const spread = spreadLayouts(titles);
  expect(new Set(spread)).toEqual(new Set(titles));
  expect(spread[0]).toBe(titles[0]);
  expect(spreadLayouts(spread)).toEqual(spread);
});
