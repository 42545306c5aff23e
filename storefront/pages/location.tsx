import { redirect, useActionData } from 'react-router';
import { safeBackPath, withBack } from '../../contract/back-path.ts';
import { wallClock } from '../../contract/wall-clock.ts';
import * as m from '../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../page-load.ts';
import { type Done, type NotDone, type SubmitArgs, serverAction } from '../page-submit.ts';
import { hoursToday } from '../parts/checkout/hours-today.ts';
import { LocationChoice } from '../parts/checkout/location-choice.tsx';
import { contactPath } from '../parts/chrome/footer-lines.ts';
import { PageBody } from '../parts/page/page-body.tsx';
import { unlistedMeta } from '../parts/page/unlisted-meta.ts';
import { DrawnFor } from '../parts/session/drawn-for.tsx';
import type { Route } from './+types/location';
import styles from './location.module.css';

export async function load({ api, url }: LoadArgs) {
  const [locations, session, store] = await Promise.all([
    api('webstore/getContactAndHours', {}),
    api('session/get', {}),
    api('store/getSettings', {}),
  ]);
  const places = valueFrom(locations);
  const settings = valueFrom(store);
  // Of one place there is nothing to choose.
  if (places.length === 1) throw redirect(contactPath(settings));
  const clock = wallClock(settings.store_info.time_zone, new Date());
  return {
    places: places.map((location) => ({
      location,
      today: hoursToday(location, clock),
    })),
    chosen: session.ok ? session.value.location_id : null,
    back: safeBackPath(url.searchParams.get('back')),
  };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export function meta({ matches }: Route.MetaArgs) {
  const name = m.item_location_heading();
  return unlistedMeta(matches, name);
}

async function submit({ api, form, url }: SubmitArgs): Promise<Done | NotDone> {
  const location_id = String(form.get('location_id') ?? '');
  const answer = await api('webstore/setMultistoreLocation', { location_id });
  if (answer.ok) return { done: 'chosen', path: safeBackPath(url.searchParams.get('back')) };
  const isOther = answer.error_code === 'other_account';
  return { sentence: isOther ? m.item_location_other_account() : m.item_location_unknown() };
}
export const action = serverAction(submit);

/** The shopper's own location. An ordinary form: the page that follows is loaded afresh (APP-012, APP-019). */
export default function LocationPage() {
  const { places, chosen, back } = useLoaded<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <PageBody className={styles.page}>
      <h1>{m.item_location_heading()}</h1>
      <p className={styles.why}>{m.item_location_why()}</p>
      <form method="post" action={withBack('/location', back)} className={styles.form}>
        <DrawnFor />
        {refused && (
          <Notice tone="danger" role="alert">
            <p>{refused.sentence}</p>
          </Notice>
        )}
        {/* Who has not chosen yet is at the first: the header says so too. */}
        <LocationChoice
          legend={m.item_location_legend()}
          places={places}
          chosen={chosen ?? places[0]?.location.location_id ?? null}
        />
        <Button type="submit" variant="primary" size="l">
          {m.item_location_choose()}
        </Button>
      </form>
    </PageBody>
  );
}
