import { Link, useActionData, useLoaderData } from 'react-router';
import { m } from '../../messages/compiled/messages.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { checkMay, deskLoader, type LoadArgs, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs } from '../desk-submit.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { Page } from '../parts/page.tsx';
import { taxPlaceOf } from '../parts/tax-place.ts';
import styles from '../parts/titles.module.css';

/** Where the store's first location with an address is. */
async function placeOf(api: LoadArgs['api']) {
  const { locations } = valueFrom(await api('location/getList', {}));
  const addresses = locations.map(({ details }) => details.sc_addr_array);
  return taxPlaceOf(addresses.find(({ country }) => country) ?? { country: '', prov: '' });
}

export const loader = deskLoader(async ({ api }) => {
  await checkMay(api, 'settings:write');
  const { rates } = valueFrom(await api('tax/getList', {}));
  return { rates, place: await placeOf(api) };
});

export const action = deskAction(async ({ api }) => {
  const { country, region } = await placeOf(api);
  if (!country || !region) return { sentence: m.desksetup_tax_unknown() };
  // The rates of other states that the shop collects stay.
  const { rates } = valueFrom(await api('tax/getList', {}));
  const others = rates.filter((rate) => rate.is_known && rate.country === country && rate.region);
  const registered = [...new Set([region, ...others.map((rate) => rate.region)])];
  const answer = await api('tax/useKnown', { country, registered });
  return answer.ok ? { done: 'saved', path: '/setup' } : refusedAs(answer);
});

/** Suggests the taxes of the place where the shop is. */
export default function SetupTax() {
  const { rates, place } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <Page title={m.desksetup_tax()}>
      <Link to="/setup">{m.desksetup_title()}</Link>
      {rates.length > 0 && (
        <ul className={styles.titles}>
          {rates.map(({ id, type, rate_ppm, country, region }) => (
            <li key={id}>
              <span>{[type, region, country].filter(Boolean).join(' · ')}</span>
              <span>{rate_ppm / 10_000} %</span>
            </li>
          ))}
        </ul>
      )}
      {place.region ? (
        <DeskForm label={m.desksetup_tax_use({ place: place.regionName })} outcome={outcome}>
          <p>{m.desksetup_tax_hint({ place: place.regionName })}</p>
        </DeskForm>
      ) : (
        <EmptyState title={m.desksetup_tax_unknown()}>
          <p>{m.desksetup_tax_unknown_hint()}</p>
        </EmptyState>
      )}
    </Page>
  );
}
