import { allCountries } from 'country-region-data';
import { Link, useActionData, useLoaderData, useSearchParams } from 'react-router';
import { dayName } from '../../contract/hours-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf, typedOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { Deleting } from '../parts/deleting.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { LocationFields } from '../parts/location-fields.tsx';
import { MistypedField, readLocationForm } from '../parts/location-form-data.ts';
import { Page } from '../parts/page.tsx';
import { SavedForm } from '../parts/saved-form.tsx';
import { useMay } from '../parts/use-may.ts';
import { afterDeletion, asksToDelete, rowOf } from '../row-action.ts';

export const loader = deskLoader(async ({ api, params }) => {
  const { locations } = valueFrom(await api('location/getList', {}));
  const location = locations.find(({ id }) => String(id) === params.id);
  if (!location && params.id !== 'new') throw new Response(null, { status: 404 });
  return {
    location: location ?? null,
    // The last of all; positions may have gaps.
    next: Math.max(-1, ...locations.map(({ position }) => position)) + 1,
    countries: allCountries.map(([label, value]) => ({ value, label })),
  };
});

export const action = deskAction(async (args) => {
  const { api, form, url } = args;
  const path = url.searchParams.has('setup') ? '/setup' : '/locations';
  const which = rowOf(args);
  if (which && asksToDelete(form)) return afterDeletion(await api('location/delete', which), '/locations');
  const typed = typedOf(form);
  try {
    const answer = await api('location/save', {
      ...which,
      position: Number(textOf(form, 'position')),
      ...readLocationForm(form),
    });
    return answer.ok ? { done: 'saved', path } : { ...refusedAs(answer), typed };
  } catch (e) {
    if (!(e instanceof MistypedField)) throw e;
    const [, day] = /^day(\d)_/.exec(e.message) ?? [];
    const sentence = day ? m.desk_location_check_day({ day: dayName(Number(day)) }) : m.desk_location_check();
    return { sentence, problems: { field: e.message }, typed };
  }
});
export const clientAction = keepForm;

export default function LocationPage() {
  const { location, next, countries } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const mayWrite = useMay('settings:write');
  const inSetup = useSearchParams()[0].has('setup');
  const refused = outcome?.form === 'delete' ? undefined : outcome;
  return (
    <Page title={location?.name ?? m.desk_location_add()}>
      {inSetup ? (
        <Link to="/setup">{m.desksetup_title()}</Link>
      ) : (
        <Link to="/locations">{m.desk_locations()}</Link>
      )}
      <DoneNotice />
      <SavedForm
        stored={location}
        path={`/locations/${location?.id}`}
        mayWrite={mayWrite}
        outcome={refused}
        hidden={{ position: location?.position ?? next }}
      >
        <LocationFields
          location={location}
          countries={countries}
          typed={refused?.typed}
          wrong={refused?.problems?.field}
        />
      </SavedForm>
      {mayWrite && location && (
        <Deleting
          stored={location}
          label={m.desk_location_delete()}
          sure={m.desk_location_delete_sure({ name: location.name })}
          outcome={outcome}
        >
          <p>{m.desk_location_delete_hint()}</p>
        </Deleting>
      )}
    </Page>
  );
}
