import { allCountries } from 'country-region-data';
import { Link, useActionData, useLoaderData } from 'react-router';
import { m } from '../../messages/compiled/messages.js';
import { Disclosure } from '../../ui/disclosure.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { LocationFields } from '../parts/location-fields.tsx';
import { type DeskLocation, MistypedField, readLocationForm } from '../parts/location-form-data.ts';
import styles from '../parts/locations.module.css';
import { Page } from '../parts/page.tsx';
import { useMay } from '../parts/use-may.ts';

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

export const action = deskAction(async ({ api, form, params }) => {
  const id = params.id === 'new' ? undefined : Number(params.id);
  const version = id === undefined ? undefined : Number(textOf(form, 'version'));
  if (textOf(form, 'intent') === 'delete' && id !== undefined && version !== undefined) {
    const deleted = await api('location/delete', { id, version });
    return deleted.ok ? { done: 'deleted', path: '/locations' } : { ...refusedAs(deleted), form: 'delete' };
  }
  try {
    const typed = readLocationForm(form);
    const answer = await api('location/save', {
      id,
      version,
      position: Number(textOf(form, 'position')),
      ...typed,
    });
    return answer.ok ? { done: 'saved', path: '/locations' } : refusedAs(answer);
  } catch (e) {
    if (!(e instanceof MistypedField)) throw e;
    return { sentence: m.desk_location_check(), problems: { field: e.message } };
  }
});

export default function LocationPage() {
  const { location, next, countries } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const mayWrite = useMay('settings:write');
  const newer = (outcome?.refused as { newer?: DeskLocation } | undefined)?.newer;
  const version = newer?.version ?? location?.version;
  const fields = (
    <LocationFields location={location} countries={countries} wrong={outcome?.problems?.field} />
  );
  return (
    <Page title={location?.name ?? m.desk_location_add()}>
      <Link to="/locations">{m.desk_locations()}</Link>
      <DoneNotice />
      {mayWrite ? (
        <DeskForm
          key={location?.version}
          label={newer ? m.desk_save_anyway() : m.desk_save()}
          outcome={outcome?.form === 'delete' ? undefined : outcome}
          hidden={{ position: location?.position ?? next, ...(version !== undefined && { version }) }}
          beside={
            newer && (
              <a href={`/admin/locations/${newer.id}`} target="_blank" rel="noreferrer">
                {m.desk_show_newer()}
              </a>
            )
          }
        >
          <div className={styles.form}>{fields}</div>
        </DeskForm>
      ) : (
        <fieldset disabled className={styles.form}>
          <p>{m.desk_read_only()}</p>
          {fields}
        </fieldset>
      )}
      {mayWrite && location && (
        <div className={styles.end}>
          <Disclosure label={m.desk_location_delete()} ghost open={outcome?.form === 'delete'}>
            <DeskForm
              intent="delete"
              label={m.desk_location_delete_sure({ name: location.name })}
              variant="danger"
              outcome={outcome?.form === 'delete' ? outcome : undefined}
              hidden={{ version: location.version }}
            >
              <p>{m.desk_location_delete_hint()}</p>
            </DeskForm>
          </Disclosure>
        </div>
      )}
    </Page>
  );
}
