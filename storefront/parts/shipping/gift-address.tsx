import type { Cart, GiftAddress } from '../../../contract/cart.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DrawnFor } from '../session/drawn-for.tsx';
import { HiddenFields } from '../submit/hidden-fields.tsx';
import { placeKey, registryKey } from './change-shipping.ts';
import type { ShippingChoice } from './use-shipping.ts';

/** The addresses of gift registries to which a cart can be sent. */
export const giftAddressesOf = ({ gift_addresses }: Pick<Cart, 'gift_addresses'>) =>
  gift_addresses.filter(({ can_ship_to }) => can_ship_to);

/** What a shopper learns of such an address. */
export const giftAddressText = (registryName: string) => m.registry_ship_detail({ registry: registryName });

/** Offers to send the gifts of a cart to the owners of their registries (SHIPPING-008). */
export function GiftAddresses({ cart, choice }: { cart: Cart; choice: ShippingChoice }) {
  const chosen = placeKey(cart.ship_to);
  return giftAddressesOf(cart)
    .filter(({ gift_registry_id }) => registryKey(gift_registry_id) !== chosen)
    .map((address) => (
      <Offer
        key={address.gift_registry_id}
        address={address}
        isForAll={cart.items.every(
          ({ cart_info }) => cart_info.gift_registry_id === address.gift_registry_id,
        )}
        choice={choice}
      />
    ));
}

function Offer({
  address,
  isForAll,
  choice,
}: {
  address: GiftAddress;
  /** Everything in the cart is for this registry. */
  isForAll: boolean;
  choice: ShippingChoice;
}) {
  const { gift_registry_id, gift_registry_name: registry, owner_name: name, shipping_encouraged } = address;
  const fields = { intent: 'ship_to_registry', gift_registry_id } as const;
  async function choose() {
    await choice.change(fields);
    document.getElementById('shipping-options')?.focus();
  }
  return (
    <Notice>
      <p>
        {shipping_encouraged
          ? m.registry_ship_encouraged({ name, registry })
          : m.registry_ship_possible({ name, registry })}{' '}
        {m.registry_ship_hidden()} {!isForAll && m.registry_ship_everything()}
      </p>
      <form
        method="post"
        action="/purchase"
        onSubmit={(event) => {
          event.preventDefault();
          void choose();
        }}
      >
        <DrawnFor />
        <HiddenFields values={{ ...fields, gift_registry_id: String(gift_registry_id) }} />
        <Button type="submit" size="s">
          {shipping_encouraged ? m.registry_ship_use() : m.registry_ship_to({ name })}
        </Button>
      </form>
    </Notice>
  );
}
