import type { Cart, GiftAddress } from '../../../contract/cart.ts';
import { phoneText } from '../../../contract/phone-text.ts';
import type { User } from '../../../contract/user.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { Place } from '../account/place-fields.tsx';
import { addressLines } from '../address/address-lines.ts';
import { DrawnFor } from '../session/drawn-for.tsx';
import { placeChange, registryKey } from './change-shipping.ts';
import { GiftAddresses, giftAddressesOf, giftAddressText } from './gift-address.tsx';
import type { Shipping } from './load-shipping.ts';
import { ShipToForm } from './ship-to-form.tsx';
import styles from './shipping.module.css';
import type { ShippingRefused } from './submit-shipping.ts';
import type { ShippingChoice } from './use-shipping.ts';

export interface ShippingProps {
  cart: Cart;
  shipping: Shipping;
  choice: ShippingChoice;
  /** What a form came back with that was posted without JavaScript. */
  refused: ShippingRefused['shipping'] | undefined;
}

/** 'Shipping' (CHECKOUT-005, SHIPPING-006, SHIPPING-007): the address book of a customer, or the address of a guest. */
export function ShipToSection({ cart, shipping, choice, refused }: ShippingProps) {
  const { user, countries, provinces } = shipping;
  const { ship_to: to } = cart;
  const linesOf = (place: Place) => addressLines(place, countries, provinces[place.country] ?? []);
  const typed = refused?.intent === 'ship_to_new' ? refused : undefined;
  const isOpen = user === null && to === null;
  const own = user || to?.gift_registry ? null : to;
  const form = <ShipToForm shipping={shipping} choice={choice} of={own} refused={typed} />;
  return (
    <section id="shipping-address" tabIndex={-1} className={styles.section} aria-busy={choice.busy}>
      <h2>{m.shipping_step()}</h2>
      <div role="alert">
        {choice.problem && (
          <Notice tone="danger">
            <p>{choice.problem}</p>
          </Notice>
        )}
      </div>
      <GiftAddresses cart={cart} choice={choice} />
      {user ? (
        <Book user={user} gifts={giftAddressesOf(cart)} linesOf={linesOf} choice={choice} />
      ) : (
        to && (
          <address className={styles.address}>
            {(to.gift_registry
              ? [to.name, giftAddressText(to.gift_registry.name)]
              : [to.name, to.company_name, ...linesOf(to), phoneText(to.phone_number)]
            )
              .filter(Boolean)
              .join('\n')}
          </address>
        )
      )}
      {isOpen && form}
      {!isOpen && (!user || user.is_owner) && (
        // Closed again once the address is chosen.
        <Disclosure
          key={JSON.stringify(to)}
          className={styles.other}
          open={typed !== undefined || undefined}
          label={<span>{user ? m.shipping_address_other() : m.shipping_address_change()}</span>}
        >
          {form}
        </Disclosure>
      )}
    </section>
  );
}

function Book({
  user,
  gifts,
  linesOf,
  choice,
}: {
  user: User;
  gifts: GiftAddress[];
  linesOf: (place: Place) => string[];
  choice: ShippingChoice;
}) {
  const own = {
    ...user,
    address_id: 0,
    name: `${user.first_name} ${user.last_name}`,
    company_name: user.company,
  };
  const all = [...(user.street_address ? [own] : []), ...user.addresses];
  const options = [
    ...gifts.map((gift) => ({
      value: registryKey(gift.gift_registry_id),
      label: <span className={styles.name}>{gift.owner_name}</span>,
      detail: giftAddressText(gift.gift_registry_name),
    })),
    ...all.map((address) => ({
      value: String(address.address_id),
      label: <span className={styles.name}>{address.name}</span>,
      detail: [
        address.address_id === 0 ? m.shipping_account_address() : '',
        address.company_name,
        ...linesOf(address),
      ]
        .filter(Boolean)
        .join(', '),
    })),
  ];
  return (
    <>
      {user.is_owner && user.street_address && (
        <p className={styles.billing}>
          {m.shipping_billing()}: {linesOf(user).join(', ')}{' '}
          <Link href="/account/details">{m.account_edit_account()}</Link>
        </p>
      )}
      {options.length > 0 && (
        <form method="post" action="/purchase" className={styles.choice}>
          <DrawnFor />
          <input type="hidden" name="intent" value="ship_to" />
          <RadioGroup
            look="cards"
            name="address_id"
            // SHIPPING-026
            legend={m.shipping_label()}
            required
            value={choice.place}
            onChoose={(key) => void choice.change(placeChange(key))}
            options={options}
          />
          <noscript>
            <Button type="submit">{m.shipping_address_save()}</Button>
          </noscript>
        </form>
      )}
    </>
  );
}
