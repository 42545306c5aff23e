import type { Input } from '../contract/actions.ts';
import type { Visitor } from './shop.ts';

export const withRegistries = { gift_registry_enabled: true } as const;

/** A registry of a customer that asks for copies of these titles. */
export async function aRegistry(
  owner: Visitor,
  wishes: Record<string, number> = {},
  overrides: Partial<Input<'giftregistry/create'>> = {},
): Promise<number> {
  const { registry } = await owner.get('giftregistry/create', {
    title: 'Ada and Ben',
    occasion: 'Wedding',
    description: 'Books for our first shelf.',
    ...overrides,
  });
  for (const [eisbn, qty] of Object.entries(wishes)) {
    await owner.get('giftregistry/addItem', { gift_registry_id: registry.gift_registry_id, eisbn, qty });
  }
  return registry.gift_registry_id;
}
