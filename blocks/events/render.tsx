import { EventList } from '../../storefront/parts/event/event-list.tsx';
import type { BlockProps } from '../block-props.ts';
import { EventsFrame, NoEvents } from '../events-frame.tsx';

export function Render({ data, injected, first }: BlockProps<'events'>) {
  return (
    <EventsFrame data={data}>
      {injected && injected.rows.length > 0 ? (
        <EventList {...injected} level={3} look="row" first={first} />
      ) : (
        <NoEvents />
      )}
    </EventsFrame>
  );
}
