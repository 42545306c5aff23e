import { expect, test } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { featuresQuery } from './features-address.ts';
import { FeaturesForm } from './features-form.tsx';

test('search and sort are in sight, the rest is folded until it narrows the lists', () => {
  const draw = (query: string) =>
    renderInShop(
      <FeaturesForm asked={featuresQuery(new URLSearchParams(query))} placements={[]} recent={undefined} />,
    );
  const [seen, folded] = draw('').split('<details');
  expect(seen).toMatch(/name="t".*name="s"/s);
  // The search's own button is inside its box; the other one is for browsers without scripts, beside the order.
  expect(seen).toMatch(/name="t"[^>]*>(<\/?span[^>]*>)*<button[^>]*type="submit"[^>]*aria-label="Search"/);
  expect(seen).toMatch(/name="s".*Show lists/s);
  expect(folded).toMatch(/^(?![^>]* open).*name="l"/s);
  expect(draw('f=recent')).toMatch(/<details[^>]* open/);
});

test('the fold says what is in it', () => {
  const placement = { value: '1', label: 'Shop', count: 1 };
  const foldOf = (placements: (typeof placement)[], recent: typeof placement | undefined) =>
    renderInShop(
      <FeaturesForm asked={featuresQuery(new URLSearchParams())} placements={placements} recent={recent} />,
    ).match(/<summary[^>]*>([^<]*)/)?.[1];
  expect(foldOf([placement, { ...placement, value: '2' }], undefined)).toBe('Filters and page size');
  expect(foldOf([placement], placement)).toBe('Filters and page size');
  expect(foldOf([placement], { ...placement, count: 0 })).toBe('Page size');
});

test('shows the choices of the address after a reload: Firefox would restore former ones', () => {
  const placement = { value: '1', label: 'Shop', count: 1 };
  const html = renderInShop(
    <FeaturesForm
      asked={featuresQuery(new URLSearchParams())}
      placements={[placement, { ...placement, value: '2' }]}
      recent={placement}
    />,
  );
  const choices = html.match(/<select[^>]*>|<input[^>]*type="checkbox"[^>]*>/g) ?? [];
  expect(choices).toHaveLength(4);
  for (const choice of choices) expect(choice).toContain('autoComplete="off"');
});
