import { allCountries } from 'country-region-data';
import { Link, useActionData, useLoaderData } from 'react-router';
import type { AdminCall } from '../../contract/admin/call.ts';
import { pricedCurrencies } from '../../contract/admin/store.ts';
import * as m from '../../messages/compiled/messages.js';
import { Notice } from '../../ui/notice.tsx';
import { checkMay, deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, typedOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { Fact, FactList } from '../parts/fact-list.tsx';
import formStyles from '../parts/form.module.css';
import { Page } from '../parts/page.tsx';
import { saveSettings } from '../parts/save-settings.ts';
import { SettingField } from '../parts/setting-field.tsx';
import { settingText } from '../parts/setting-values.ts';
import { type ShopChoices, ShopFields } from '../parts/shop-fields.tsx';
import { type StoreIdentity, saveShop, seenShop } from '../parts/shop-form-data.ts';
import { timeZoneChoices } from '../parts/time-zone-choices.ts';
import { useMay } from '../parts/use-may.ts';

const email = 'store_info.email';

async function readShop(api: AdminCall) {
  const { settings } = valueFrom(await api('settings/getList', {}));
  const setting = settings.find(({ name }) => name === email);
  if (!setting) throw new Error('the shop has no setting for its email');
  return { shop: valueFrom(await api('store/get', {})), setting };
}

export const loader = deskLoader(async ({ api, store: { language } }) => {
  await checkMay(api, 'settings:read');
  const { shop, setting } = await readShop(api);
  return { shop, setting, choices: choicesFor(shop, language) };
});

function choicesFor({ time_zone, country, currency }: StoreIdentity, language: string): ShopChoices {
  const currencies = new Intl.DisplayNames(language, { type: 'currency' });
  return {
    zones: timeZoneChoices(time_zone, country, language),
    countries: allCountries.map(([label, value]) => ({ value, label })),
    currencies: [...new Set([...pricedCurrencies, currency])].map((value) => ({
      value,
      label: `${currencies.of(value)} (${value})`,
    })),
  };
}

export const action = deskAction(async ({ api, form }) => {
  const { shop } = await readShop(api);
  const settings = await saveSettings({ api, form }, ({ name }) => name === email, {
    ...{ done: 'saved', path: '/setup' },
  });
  if ('sentence' in settings) return { ...settings, typed: typedOf(form) };
  const saved = await saveShop(api, form, shop);
  if ('sentence' in saved) return saved;
  return saved.isChanged ? { ...settings, done: 'saved' } : settings;
});
export const clientAction = keepForm;

/** Who the shop is, and where customers write to. */
export default function SetupShop() {
  const { shop, setting, choices } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const isOwner = useMay('store:write');
  const mayWrite = useMay('settings:write');
  return (
    <Page title={m.desksetup_shop()}>
      <Link to="/setup">{m.desksetup_title()}</Link>
      <DoneNotice />
      <p>{m.desksetup_shop_why()}</p>
      {!isOwner && <Facts shop={shop} choices={choices} />}
      {mayWrite ? (
        <DeskForm
          label={m.desk_save()}
          outcome={outcome}
          hidden={{ seen: JSON.stringify({ [email]: setting.value }), seen_shop: seenShop(shop) }}
        >
          <div className={formStyles.form}>
            {isOwner && <ShopFields shop={shop} choices={choices} outcome={outcome} />}
            <SettingField
              setting={setting}
              typed={outcome?.typed?.[email]}
              error={outcome?.problems?.[email]}
            />
          </div>
        </DeskForm>
      ) : (
        <FactList>
          <Fact name={setting.label}>{settingText(setting, setting.value)}</Fact>
        </FactList>
      )}
    </Page>
  );
}

function Facts({ shop, choices }: { shop: StoreIdentity; choices: ShopChoices }) {
  const named = (options: ShopChoices['countries'], value: string) =>
    options.find((one) => one.value === value)?.label ?? value;
  const zones = choices.zones.flatMap(({ options }) => options);
  return (
    <>
      <Notice>
        <p>{m.desksetup_shop_owner()}</p>
      </Notice>
      <FactList>
        <Fact name={m.desksetup_shop_name()}>{shop.name}</Fact>
        <Fact name={m.desksetup_shop_zone()}>{named(zones, shop.time_zone)}</Fact>
        <Fact name={m.desksetup_shop_country()}>{named(choices.countries, shop.country)}</Fact>
        <Fact name={m.desksetup_shop_currency()}>{named(choices.currencies, shop.currency)}</Fact>
      </FactList>
    </>
  );
}
