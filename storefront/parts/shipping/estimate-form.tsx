import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Cart } from '../../../contract/cart.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useSettings } from '../session/use-settings.ts';
import { wayOf } from './change-shipping.ts';
import { cheapestOf, type Estimate } from './estimate.ts';
import styles from './estimate-form.module.css';
import { estimateFields, type LoadedEstimate } from './load-estimate.ts';
import { costText, optionDetail } from './option-text.ts';
import { rememberedPlace } from './remembered-place.ts';
import { useEstimate } from './use-estimate.ts';

interface EstimateFormProps {
  cart: Cart;
  loaded: LoadedEstimate;
  settle: () => Promise<boolean>;
  onEstimate: (estimate: Estimate | null) => void;
  /** The cart is to be delivered: the total above says what that costs. */
  isChosen: boolean;
}

/** What the cart costs when it is delivered, before there is an address. Without JavaScript, the form leads to the cart page again. */
export function EstimateForm({ cart, loaded, settle, onEstimate, isChosen }: EstimateFormProps) {
  const { shown, place, busy, estimate } = useEstimate(loaded, cart, settle);
  useEffect(() => onEstimate(shown), [shown, onEstimate]);
  const query = new URLSearchParams(useLocation().search);
  const page = query.get('page');
  const [isOpen, setIsOpen] = useState(query.has(estimateFields.country));
  // Shoppers who asked earlier in this tab want to see what it costs now; the server does not know of it.
  useEffect(() => setIsOpen((was) => was || rememberedPlace() !== null), []);
  const problem = busy ? null : (shown?.problem ?? null);
  return (
    <section id="shipping-and-tax" className={styles.section} aria-labelledby="shipping-and-tax-heading">
      <Disclosure
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        label={<h3 id="shipping-and-tax-heading">{m.shipping_estimate_heading()}</h3>}
      >
        <form
          key={`${place.country} ${place.postal_code}`}
          method="get"
          action="/checkout/cart#shipping-and-tax"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            const given = new FormData(event.currentTarget);
            const text = (name: string) => String(given.get(name) ?? '');
            const to = {
              country: text(estimateFields.country),
              postal_code: text(estimateFields.postalCode),
            };
            if (!busy) estimate(to);
          }}
        >
          {page && <input type="hidden" name="page" value={page} />}
          <SelectField
            name={estimateFields.country}
            label={m.account_country()}
            autoComplete="shipping country"
            options={loaded.countries.map(({ code, name }) => ({ value: code, label: name }))}
            defaultValue={place.country}
          />
          <div className={styles.row}>
            <TextField
              name={estimateFields.postalCode}
              label={m.account_postal_code({ country: place.country })}
              autoComplete="shipping postal-code"
              maxLength={10}
              defaultValue={place.postal_code}
              error={problem?.isAboutPostalCode ? problem.sentence : undefined}
            />
            <Button type="submit" pending={busy} className={styles.send}>
              {m.shipping_estimate()}
            </Button>
          </div>
        </form>
        <div className={classNames(busy && styles.busy)} aria-busy={busy}>
          {problem && !problem.isAboutPostalCode && (
            <Notice tone="warning" role="status">
              <p>{problem.sentence}</p>
            </Notice>
          )}
          {shown && <Costs options={shown.options} busy={busy} isChosen={isChosen} />}
        </div>
      </Disclosure>
    </section>
  );
}

function Costs({
  options,
  busy,
  isChosen,
}: Pick<Estimate, 'options'> & { busy: boolean; isChosen: boolean }) {
  const { checkout_info: checkout } = useSettings();
  if (options.length === 0) return null;
  const cheapest = cheapestOf(options);
  const totalLabel = cheapest && m.shipping_estimate_total({ option: cheapest.label });
  return (
    <>
      <dl className={styles.costs}>
        {options.map((option) => {
          const detail = optionDetail(option, checkout);
          return (
            <div key={wayOf(option)}>
              <dt>
                {option.label}
                {detail && <span className={styles.detail}>{detail}</span>}
              </dt>
              <dd>{option.available ? costText(option.cost) : '–'}</dd>
            </div>
          );
        })}
        {cheapest && !isChosen && (
          <>
            <div>
              <dt>{m.shipping_estimate_tax()}</dt>
              <dd>{formatMoney(cheapest.taxes)}</dd>
            </div>
            <div className={styles.total}>
              <dt>{totalLabel}</dt>
              <dd>{formatMoney(cheapest.total)}</dd>
            </div>
          </>
        )}
      </dl>
      {cheapest?.cost === null && <p className={styles.note}>{m.shipping_estimate_tbd()}</p>}
      <VisuallyHidden role="status">
        {cheapest && !busy && !isChosen ? `${totalLabel}: ${formatMoney(cheapest.total)}` : ''}
      </VisuallyHidden>
    </>
  );
}
