import type { ReactNode } from 'react';
import * as m from '../messages/compiled/messages.js';
import { calendarPath, eventsPath } from '../storefront/parts/event/event-paths.ts';
import { Link } from '../ui/link.tsx';
import { BlockFrame } from './block-frame.tsx';
import type { CommonSettings } from './common-fields.ts';

interface EventsFrameProps {
  data: CommonSettings;
  /** Beside the heading stands a link to all events. */
  hasLink?: boolean;
  children: ReactNode;
}

/** Events under the block's heading. */
export function EventsFrame({ data, hasLink, children }: EventsFrameProps) {
  const heading = data.heading || m.events_upcoming();
  return (
    <BlockFrame
      roomy
      data={{ ...data, heading }}
      aside={hasLink && <Link href={eventsPath}>{m.events_all()}</Link>}
    >
      {children}
    </BlockFrame>
  );
}

/** Shown when there are no events. */
export function NoEvents() {
  return (
    <p>
      {m.events_none()} <Link href={calendarPath}>{m.events_to_calendar()}</Link>
    </p>
  );
}
