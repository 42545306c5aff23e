import { expect, test } from 'vitest';
import type { CustomerList } from '../../../contract/customer-list.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { listsShown } from './lists-address.ts';
import { ListsView } from './lists-view.tsx';

const list = (list_id: number, over: Partial<CustomerList> = {}): CustomerList => ({
  list_id,
  name: `List ${list_id}`,
  header: '',
  header_visible: false,
  description: '',
  can_delete: true,
  image: '',
  image_cache: '',
  row_count: 1,
  date_posted: 0,
  date_updated: 0,
  changed: 0,
  public_url: '',
  ...over,
});

function html(
  lists: CustomerList[],
  { total = lists.length, query = '', chosen = null as CustomerList | null } = {},
) {
  const shown = listsShown(new URLSearchParams(query));
  const view = <ListsView shown={shown} lists={lists} total={total} chosen={chosen} />;
  return renderInShop(view, {}, `/account/lists${query}`);
}

test('lists can be edited and deleted, favourites cannot (FAV-013, LIST-046)', () => {
  const page = html([list(1, { name: 'Favorites', can_delete: false }), list(2, { name: 'Summer' })]);
  expect(page).toContain('Delete Summer');
  expect(page).not.toContain('Delete Favorites');
  expect(page).not.toContain('Edit Favorites');
});

test('pages begin above ten lists, with their sizes, and all are searched and sorted (LIST-042, LIST-067, LIST-069)', () => {
  expect(html([list(1)], { total: 10 })).not.toContain('Lists per page');
  const page = html([list(1)], { total: 11 });
  expect([...page.matchAll(/[?&;]l=(\d+)"/g)].map((match) => match[1])).toEqual(['26', '50', '100', '200']);
  expect(page).toMatch(/<form[^>]*method="get".*name="term".*<\/form>/s);
  const sorts = [...page.matchAll(/<option value="(\w+)"/g)].map((match) => match[1]);
  expect(sorts).toEqual(['date_updated', 'name', 'date_posted']);
});

test('a search without a match says so in its own words (LIST-060, LIST-074)', () => {
  expect(html([], { query: '?term=x' })).toMatch(/role="status"[^>]*>No results</);
});

test('a list is asked about before it is deleted', () => {
  const page = html([], { query: '?remove=2', chosen: list(2, { name: 'Summer', row_count: 3 }) });
  expect(page).toContain('This deletes the list, with the 3 books on it.');
});
