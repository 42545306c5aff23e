import type { Cart } from '../../../contract/cart.ts';
import type { ShippingProvider } from '../../../contract/shipping.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { DrawnFor } from '../session/drawn-for.tsx';
import { useSettings } from '../session/use-settings.ts';
import { placeKey, wayOf } from './change-shipping.ts';
import type { Shipping } from './load-shipping.ts';
import { costText, optionDetail } from './option-text.ts';
import type { ShippingProps } from './ship-to-section.tsx';
import styles from './shipping.module.css';

/** 'Select a Shipping Option' (SHIPPING-012..017): shown once there is an address. */
export function OptionSection({ cart, shipping, choice }: Omit<ShippingProps, 'refused'>) {
  const { options, batches } = shipping;
  const isThere = cart.ship_to !== null && choice.place === placeKey(cart.ship_to);
  return (
    <section id="shipping-options" tabIndex={-1} className={styles.section} aria-busy={choice.busy}>
      {isThere && options.length === 0 && <p>{m.shipping_none()}</p>}
      {isThere && options.length > 0 && (
        <form method="post" action="/purchase" className={styles.choice}>
          <h2>{m.shipping_options()}</h2>
          <DrawnFor />
          <input type="hidden" name="intent" value="ship_by" />
          <Options options={options} choice={choice} />
          {batches.length > 1 && <Batches batches={batches} choice={choice} />}
          <noscript>
            <Button type="submit">{m.shipping_option_save()}</Button>
          </noscript>
          {options
            .filter(({ conflicting_eisbns }) => conflicting_eisbns.length > 0)
            .map((option) => (
              <Ineligible key={wayOf(option)} option={option} items={cart.items} />
            ))}
          {!cart.ship_to?.gift_registry &&
            options.some(({ delivery_preference }) => delivery_preference === 'local_delivery') && (
              <p className={styles.billing}>
                <a href="#shipping-address">{m.shipping_address_change()}</a>
              </p>
            )}
        </form>
      )}
      <div role="status">
        {cart.summary.is_shipping_tbd && (
          <Notice tone="warning">
            <p>{m.shipping_tbd_notice()}</p>
          </Notice>
        )}
        <VisuallyHidden>
          {choice.busy ? '' : m.cart_total({ total: formatMoney(cart.summary.total) })}
        </VisuallyHidden>
      </div>
    </section>
  );
}

function Options({ options, choice }: Pick<Shipping, 'options'> & Pick<ShippingProps, 'choice'>) {
  const { checkout_info: checkout } = useSettings();
  return (
    <RadioGroup
      look="cards"
      name="way"
      legend={<VisuallyHidden>{m.shipping_options()}</VisuallyHidden>}
      required
      value={choice.way}
      // Another option begins with one shipment (SHIPPING-022).
      onChoose={(way) => void choice.change({ intent: 'ship_by', way, multiship_method: 'all' })}
      options={options.map((option) => ({
        value: wayOf(option),
        label: <span className={styles.name}>{option.label}</span>,
        aside: costText(option.cost),
        detail: optionDetail(option, checkout) || undefined,
        disabled: !option.available,
      }))}
    />
  );
}

/** Some copies are here and others are still to come (SHIPPING-016). */
function Batches({ batches, choice }: Pick<Shipping, 'batches'> & Pick<ShippingProps, 'choice'>) {
  return (
    <RadioGroup
      name="multiship_method"
      legend={m.shipping_batches()}
      value={choice.multiship}
      onChoose={(method) =>
        void choice.change({
          intent: 'ship_by',
          way: choice.way,
          multiship_method: method === 'batched' ? 'batched' : 'all',
        })
      }
      options={batches.map(({ multiship_method, label, delta_cost }) => ({
        value: multiship_method,
        label,
        aside: delta_cost > 0 ? m.shipping_batch_more({ amount: formatMoney(delta_cost) }) : undefined,
      }))}
    />
  );
}

/** Why an option cannot be chosen: the titles that may not go that way (SHIPPING-014). */
function Ineligible({ option, items }: { option: ShippingProvider; items: Cart['items'] }) {
  const titles = items.filter(({ title_info }) => option.conflicting_eisbns.includes(title_info.eisbn));
  return (
    <Disclosure
      ghost
      className={styles.ineligible}
      label={<span>{m.shipping_ineligible_for({ option: option.label })}</span>}
    >
      <ul>
        {titles.map(({ cart_info, title_info }) => (
          <li key={cart_info.cart_id}>{title_info.title}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
