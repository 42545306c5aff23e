import { EventList } from '../../storefront/parts/event/event-list.tsx';
import type { BlockProps } from '../block-props.ts';
import { EventsFrame, NoEvents } from '../events-frame.tsx';

export function Render({ data, injected }: BlockProps<'event_list'>) {
  return (
    <EventsFrame data={data}>
      {injected && injected.rows.length > 0 ? (
        <EventList {...injected} level={3} look="line" />
      ) : (
        <NoEvents />
      )}
    </EventsFrame>
  );
}
