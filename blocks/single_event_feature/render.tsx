import { eventPath } from '../../contract/event-path.ts';
import { EventCard } from '../../storefront/parts/event/event-card.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './single-event-feature.module.css';

export function Render({ data, injected, first }: BlockProps<'single_event_feature'>) {
  if (!injected) return null;
  const { event, now } = injected;
  return (
    <BlockFrame data={data} roomy>
      <div className={styles.feature}>
        {event.image_url && (
          <Link href={eventPath(event.id)} tabIndex={-1} aria-hidden="true" className={styles.picture}>
            <Picture src={event.image_url} alt="" first={first} sizes="(max-width: 716px) 100vw, 560px" />
          </Link>
        )}
        <div>
          {data.eyebrow && <p className={styles.eyebrow}>{data.eyebrow}</p>}
          <EventCard event={event} now={now} level={data.heading ? 3 : 2} look="row" first={first} />
        </div>
      </div>
    </BlockFrame>
  );
}
