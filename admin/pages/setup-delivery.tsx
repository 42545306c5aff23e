import { allCountries } from 'country-region-data';
import { Link, useActionData, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { formatMoney } from '../../ui/money.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { checkMay, deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import formStyles from '../parts/form.module.css';
import { Page } from '../parts/page.tsx';
import { readFlatRate } from '../parts/setup-rates.ts';
import { shippingRateText } from '../parts/shipping-rate-text.ts';
import { taxPlaceIn } from '../parts/tax-place.ts';
import styles from '../parts/titles.module.css';

export const loader = deskLoader(async ({ api }) => {
  await checkMay(api, 'settings:write');
  const { rates } = valueFrom(await api('shipping/getList', {}));
  const { country } = taxPlaceIn(valueFrom(await api('location/getList', {})).locations);
  const found = allCountries.find(([, code]) => code === country);
  return { rates, country: found ? { value: country, label: found[0] } : null };
});

export const action = deskAction(async ({ api, form }) => {
  const names = ['label', 'price', 'free_from', 'country'];
  const typed = Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
  const rate = readFlatRate(form);
  if (typeof rate === 'string') {
    const sentence = m.desk_amount_wrong();
    return { sentence, problems: { [rate]: sentence }, typed };
  }
  const answer = await api('shipping/save', rate);
  return answer.ok ? { done: 'saved', path: '/setup' } : { ...refusedAs(answer), typed };
});
export const clientAction = keepForm;

/** The shipping rates of the shop; for one that has none, a form for one price for every order. */
export default function SetupDelivery() {
  const { rates, country } = useLoaderData<typeof loader>();
  return (
    <Page
      title={m.desksetup_shipping()}
      actions={
        rates.length > 0 && (
          <DeskLinkButton to="/setup/delivery/new" variant="primary">
            {m.desksetup_rate_add()}
          </DeskLinkButton>
        )
      }
    >
      <Link to="/setup">{m.desksetup_title()}</Link>
      <DoneNotice />
      <Link to="/setup/settings/delivery">{m.desksetup_ways()}</Link>
      {rates.length > 0 ? <Rates rates={rates} /> : <FirstRate country={country} />}
    </Page>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

const Rates = ({ rates }: Pick<Loaded, 'rates'>) => (
  <ul className={styles.titles} aria-label={m.desksetup_shipping_now()}>
    {rates.map((rate) => (
      <li key={rate.id}>
        <div>
          <Link to={`/setup/delivery/${rate.id}`}>{rate.label}</Link>
          <p>{shippingRateText(rate)}</p>
        </div>
        <span>{rate.is_tbd ? m.desksetup_rate_later() : formatMoney(rate.base)}</span>
      </li>
    ))}
  </ul>
);

function FirstRate({ country }: Pick<Loaded, 'country'>) {
  const outcome = useActionData<typeof action>();
  const typed = outcome?.typed;
  return (
    <>
      <p>{m.desksetup_shipping_hint()}</p>
      <DeskForm
        label={m.desksetup_shipping_save()}
        outcome={outcome}
        beside={<Link to="/setup/delivery/new">{m.desksetup_rate_details()}</Link>}
      >
        <div className={formStyles.form}>
          <TextField
            name="label"
            label={m.desksetup_shipping_label()}
            hint={m.desksetup_shipping_label_hint()}
            required
            maxLength={200}
            defaultValue={typed?.label}
          />
          <TextField
            name="price"
            label={m.desksetup_shipping_price()}
            inputMode="decimal"
            required
            maxLength={10}
            error={outcome?.problems?.price}
            defaultValue={typed?.price}
          />
          <TextField
            name="free_from"
            label={m.desksetup_shipping_free()}
            hint={m.desksetup_shipping_free_hint()}
            optional={m.common_optional()}
            inputMode="decimal"
            maxLength={10}
            error={outcome?.problems?.free_from}
            defaultValue={typed?.free_from}
          />
          <SelectField
            name="country"
            label={m.desksetup_shipping_where()}
            placeholder={m.desksetup_shipping_everywhere()}
            options={country ? [country] : []}
            defaultValue={typed?.country ?? country?.value}
          />
        </div>
      </DeskForm>
    </>
  );
}
