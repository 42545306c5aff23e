import { Form, Link, useActionData, useLoaderData } from 'react-router';
import { hoursText } from '../../contract/hours-text.ts';
import { hoursOn } from '../../contract/next-opening.ts';
import { wallClock } from '../../contract/wall-clock.ts';
import * as m from '../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import type { DeskLocation } from '../parts/location-form-data.ts';
import styles from '../parts/locations.module.css';
import { movedUp } from '../parts/moved-up.ts';
import { Page } from '../parts/page.tsx';
import { RefusedNotice } from '../parts/refused-notice.tsx';
import { useMay } from '../parts/use-may.ts';

export const loader = deskLoader(async ({ api, store }) => {
  const { locations } = valueFrom(await api('location/getList', {}));
  return { locations, today: wallClock(store.timeZone, new Date()).day };
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
export const clientAction = keepForm;

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
      <RefusedNotice outcome={outcome} />
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

function Summary({ location: { id, name, details }, today }: { location: DeskLocation; today: string }) {
  const { address, city, prov } = details.sc_addr_array;
  const hours = hoursOn(details.ws_hours, today);
  return (
    <div>
      <h2>
        <Link to={`/locations/${id}`}>{name}</Link>
      </h2>
      <p>{[address, city, prov].filter(Boolean).join(', ') || m.desk_location_no_address()}</p>
      <p className={styles.hours}>
        {hours ? m.desk_location_today({ hours: hoursText(hours.range) }) : m.desk_location_no_hours()}
        {hours?.label && ` (${hours.label})`}
      </p>
    </div>
  );
}
