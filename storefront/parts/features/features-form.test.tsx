import { expect, test } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { featuresQuery } from './features-address.ts';
import { FeaturesForm } from './features-form.tsx';

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
