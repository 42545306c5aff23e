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
  expect(folded).toMatch(/^(?![^>]* open).*name="l"/s);
  expect(draw('f=recent')).toMatch(/<details[^>]* open/);
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
