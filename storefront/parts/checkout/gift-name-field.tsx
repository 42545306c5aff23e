import type { Cart } from '../../../contract/cart.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Checkbox } from '../../../ui/checkbox.tsx';

/** Whether the owners of the registries that a cart is bought for may learn who gives. */
export function GiftNameField({ cart, shared }: { cart: Cart; shared: boolean }) {
  const gifts = cart.items.flatMap(({ cart_info }) => cart_info.gift_registry_info ?? []);
  const [first] = gifts;
  if (!first) return null;
  const isOne = gifts.every(({ owner_name }) => owner_name === first.owner_name);
  return (
    <Checkbox
      name="share_gift_name"
      defaultChecked={shared}
      label={isOne ? m.registry_share_name({ name: first.owner_name }) : m.registry_share_names()}
      hint={m.registry_share_hint()}
    />
  );
}
