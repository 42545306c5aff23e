import { allCountries } from 'country-region-data';
import { Link, useActionData, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { keepForm } from '../keep-form.ts';
import { Deleting } from '../parts/deleting.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import styles from '../parts/form.module.css';
import { Page } from '../parts/page.tsx';
import { SavedForm } from '../parts/saved-form.tsx';
import { ShippingRateFields } from '../parts/shipping-rate-fields.tsx';
import { readShippingRate, refusedFields, shippingRateValues } from '../parts/shipping-rate-form-data.ts';
import { useMay } from '../parts/use-may.ts';
import { rowAction } from '../row-action.ts';

export const loader = deskLoader(async ({ api, params }) => {
  const { rates } = valueFrom(await api('shipping/getList', {}));
  const rate = rates.find(({ id }) => String(id) === params.id);
  if (!rate && params.id !== 'new') throw new Response(null, { status: 404 });
  return { rate: rate ?? null, countries: allCountries.map(([label, value]) => ({ value, label })) };
});

export const action = rowAction({
  path: '/setup/delivery',
  remove: (api, which) => api('shipping/delete', which),
  read: readShippingRate,
  save: (api, rate) => api('shipping/save', rate),
  refusedFields,
});
export const clientAction = keepForm;

/** One shipping rate with everything that it can depend on. */
export default function ShippingRate() {
  const { rate, countries } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const refused = outcome?.form === 'delete' ? undefined : outcome;
  const mayWrite = useMay('settings:write');
  return (
    <Page title={rate?.label ?? m.desksetup_rate_add()}>
      <Link to="/setup/delivery">{m.desksetup_shipping()}</Link>
      <DoneNotice />
      <SavedForm stored={rate} path={`/setup/delivery/${rate?.id}`} mayWrite={mayWrite} outcome={refused}>
        <div className={styles.form}>
          <ShippingRateFields
            values={refused?.typed ?? shippingRateValues(rate)}
            problems={refused?.problems ?? {}}
            countries={countries}
          />
        </div>
      </SavedForm>
      {mayWrite && rate && (
        <Deleting
          stored={rate}
          label={m.desksetup_rate_delete()}
          sure={m.desksetup_rate_delete_sure({ name: rate.label })}
          outcome={outcome}
        >
          <p>{m.desksetup_rate_delete_hint()}</p>
        </Deleting>
      )}
    </Page>
  );
}
