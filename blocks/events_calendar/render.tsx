import { LiveCalendar } from '../../storefront/parts/event/live-calendar.tsx';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';

export function Render({ data, injected }: BlockProps<'events_calendar'>) {
  if (!injected) return null;
  return (
    <BlockFrame data={data} roomy>
      <LiveCalendar shown={injected} level={data.heading ? 3 : 2} />
    </BlockFrame>
  );
}
