import { Form, Link, useActionData, useLoaderData } from 'react-router';
import { hoursText } from '../../contract/hours-text.ts';
import { m } from '../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import type { DeskLocation } from '../parts/location-form-data.ts';
import styles from '../parts/locations.module.css';
import { movedUp } from '../parts/moved-up.ts';
import { Page } from '../parts/page.tsx';
import { useMay } from '../parts/use-may.ts';

export const loader = deskLoader(async ({ api, store }) => {
  const { locations } = valueFrom(await api('location/getList', {}));
  return { locations, today: weekdayIn(store.timeZone) };
});

/** Moves a location before the one above it. */
export const action = deskAction(async ({ api, form }) => {
  const listed = await api('location/getList', {});
  if (!listed.ok) return refusedAs(listed);
  for (const { id, version, code, name, details, position } of movedUp(
    listed.value.locations,
    Number(textOf(form, 'up')),
  )) {
    const answer = await api('location/save', { id, version, code, name, details, position });
    if (!answer.ok) return refusedAs(answer);
  }
  return { done: 'saved' };
});

export default function Locations() {
  const { locations, today } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const mayWrite = useMay('settings:write');
  return (
    <Page
      title={m.desk_locations()}
      actions={
        mayWrite && (
          <DeskLinkButton to="/locations/new" variant="primary">
            {m.desk_location_add()}
          </DeskLinkButton>
        )
      }
    >
      <DoneNotice />
      {outcome && (
        <Notice tone="danger" role="alert">
          <p>{outcome.sentence}</p>
        </Notice>
      )}
      <ol className={styles.list}>
        {locations.map((location, i) => (
          <li key={location.id} className={styles.location}>
            <Summary location={location} today={today} />
            {mayWrite && i > 0 && (
              <Form method="post">
                <Button type="submit" name="up" value={location.id} size="s" variant="quiet">
                  {m.desk_move_up()}
                  <span className={styles.unseen}> {location.name}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </Page>
  );
}

function Summary({ location: { id, name, details }, today }: { location: DeskLocation; today: number }) {
  const { address, city, prov } = details.sc_addr_array;
  const hours = details.ws_hours.weekdays[today];
  return (
    <div>
      <h2>
        <Link to={`/locations/${id}`}>{name}</Link>
      </h2>
      <p>{[address, city, prov].filter(Boolean).join(', ') || m.desk_location_no_address()}</p>
      <p className={styles.hours}>
        {hours
          ? m.desk_location_today({ hours: hoursText([hours[0], hours[1]]) })
          : m.desk_location_no_hours()}
      </p>
    </div>
  );
}

/** The day of the week there, 0 for Monday. */
function weekdayIn(timeZone: string): number {
  const day = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone }).format(new Date());
  return ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(day);
}
