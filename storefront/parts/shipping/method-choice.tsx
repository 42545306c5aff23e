import { ParaglideMessage } from '@inlang/paraglide-js-react';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { AccountLinks } from '../cart/account-links.tsx';
import { useSettings } from '../session/use-settings.ts';
import type { DeliveryMethod } from './delivery-methods.ts';
import styles from './shipping.module.css';

interface MethodChoiceProps {
  methods: readonly DeliveryMethod[];
  chosen: string;
  onChoose: (type: string) => void;
}

/**
 * How the shopper gets the order: radio buttons of the form that begins the checkout. One sentence stands for the methods that
 * take an account (SHIPPING-027).
 */
export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const whyClosed = useWhyClosed();
  const listed = methods.filter(({ closed }) => closed !== 'account');
  return (
    <div id="delivery" className={styles.methods}>
      <RadioGroup
        look="cards"
        name="delivery_preference"
        legend={m.shipping_methods()}
        value={chosen}
        onChoose={onChoose}
        options={listed.map(({ type, label, detail, price, closed }) => ({
          value: type,
          label: <span className={styles.name}>{label}</span>,
          aside: price || undefined,
          detail: (closed ? whyClosed(closed) : detail) || undefined,
          disabled: closed !== null,
        }))}
      />
      {listed.length < methods.length && (
        <p className={styles.billing}>
          <ParaglideMessage
            message={m.shipping_method_account_links}
            inputs={{}}
            markup={{
              login: ({ children }) => <Link href="/account/login?back=/checkout/cart">{children}</Link>,
              signup: ({ children }) => <Link href="/account/signup?back=/checkout/cart">{children}</Link>,
            }}
          />
        </p>
      )}
    </div>
  );
}

/** No method is open to this shopper, or to this cart. */
export function NothingOpen({ methods }: Pick<MethodChoiceProps, 'methods'>) {
  const whyClosed = useWhyClosed();
  return (
    <Notice tone="warning" role="status">
      {methods.map(({ type, label, closed }) => (
        <p key={type}>
          {label}: {closed && whyClosed(closed)}
        </p>
      ))}
      {methods.some(({ closed }) => closed === 'account') && <AccountLinks />}
    </Notice>
  );
}

function useWhyClosed(): (why: NonNullable<DeliveryMethod['closed']>) => string {
  const { checkout_info: checkout } = useSettings();
  const sentences = {
    account: m.shipping_method_account,
    unshippable: m.shipping_method_unshippable,
    minimum: () => m.shipping_option_minimum({ amount: formatMoney(checkout.local_delivery_minimum) }),
  };
  return (why) => sentences[why]();
}
