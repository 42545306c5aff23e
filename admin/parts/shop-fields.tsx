import type { ReactNode } from 'react';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField, type SelectGroup, type SelectOption } from '../../ui/select-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { NotDone } from '../desk-submit.ts';
import type { StoreIdentity } from './shop-form-data.ts';

export interface ShopChoices {
  zones: readonly SelectGroup[];
  countries: readonly SelectOption[];
  currencies: readonly SelectOption[];
}

interface ShopFieldsProps {
  shop: StoreIdentity;
  choices: ShopChoices;
  outcome: NotDone | undefined;
}

/** Who the shop is. What someone else has changed meanwhile is shown below each field. */
export function ShopFields({ shop, choices, outcome }: ShopFieldsProps) {
  const newer = (outcome?.refused as { newer?: Record<string, string> } | undefined)?.newer ?? {};
  const field = (name: 'name' | 'time_zone' | 'country' | 'currency') => ({
    id: `shop-${name}`,
    name,
    error: outcome?.problems?.[name],
    defaultValue: outcome?.typed?.[name] ?? shop[name],
  });
  return (
    <>
      <WithNewer value={newer.name}>
        <TextField
          {...field('name')}
          label={m.desksetup_shop_name()}
          hint={m.desksetup_shop_name_hint()}
          required
          maxLength={120}
          autoComplete="off"
        />
      </WithNewer>
      <WithNewer value={newer.time_zone}>
        <SelectField
          {...field('time_zone')}
          label={m.desksetup_shop_zone()}
          hint={m.desksetup_shop_zone_hint()}
          options={choices.zones}
        />
      </WithNewer>
      <WithNewer value={newer.country}>
        <SelectField
          {...field('country')}
          label={m.desksetup_shop_country()}
          hint={m.desksetup_shop_country_hint()}
          options={choices.countries}
        />
      </WithNewer>
      <WithNewer value={newer.currency}>
        <SelectField
          {...field('currency')}
          label={m.desksetup_shop_currency()}
          hint={currencyHint(shop.in_currency)}
          disabled={isFixed(shop.in_currency)}
          options={choices.currencies}
        />
      </WithNewer>
      <Amounts found={shop.in_currency} outcome={outcome} />
    </>
  );
}

function WithNewer({ value, children }: { value: string | undefined; children: ReactNode }) {
  if (value === undefined) return children;
  return (
    <Stack gap={2}>
      {children}
      <Notice tone="warning">
        <p>{m.desksetup_shop_newer({ value })}</p>
      </Notice>
    </Stack>
  );
}

type InCurrency = AdminOutput<'store/get'>['in_currency'];

const isFixed = ({ has_orders, has_gift_cards }: InCurrency) => has_orders || has_gift_cards;

function currencyHint({ has_orders, has_gift_cards }: InCurrency): string {
  if (has_orders) return m.desksetup_shop_currency_orders();
  return has_gift_cards ? m.desksetup_shop_currency_cards() : m.desksetup_shop_currency_hint();
}

/** What would be read in another currency. */
function Amounts({ found, outcome }: { found: InCurrency; outcome: NotDone | undefined }) {
  const { prices, shipping_rates, promotions, settings } = found;
  const amounts = [
    prices > 0 && m.desksetup_shop_amounts_prices({ count: prices }),
    shipping_rates > 0 && m.desksetup_shop_amounts_shipping({ count: shipping_rates }),
    promotions > 0 && m.desksetup_shop_amounts_promotions({ count: promotions }),
    settings > 0 && m.desksetup_shop_amounts_settings({ count: settings }),
  ].filter((one) => one !== false);
  if (amounts.length === 0) return null;
  return (
    <Checkbox
      id="shop-amounts"
      name="amounts_checked"
      label={m.desksetup_shop_amounts()}
      hint={m.desksetup_shop_amounts_hint({ amounts: amounts.join(', ') })}
      error={outcome?.problems?.amounts_checked}
      defaultChecked={outcome?.typed?.amounts_checked === 'on'}
    />
  );
}
