import { withoutMarkers } from '../../../contract/calendar-marker.ts';
import type { FeatureRow } from '../../../contract/feature.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { listPath } from '../title/paths.ts';
import { TitleCover } from '../title/title-cover.tsx';
import styles from './feature-card.module.css';

/** A list as /features shows it: its first books on a shelf, its name, how many there are. */
export function FeatureCard({ list, eager }: { list: FeatureRow; eager: boolean }) {
  const { list_id, name, row_count: count, titles } = list;
  const about = withoutMarkers(list.description);
  const [date] = list.type === 'event' ? list.calendar_widgets : [];
  return (
    <li className={styles.card}>
      <div className={styles.shelf} aria-hidden="true">
        {titles.map((title) => (
          <TitleCover key={title.eisbn} of={title} alt="" width={88} shelf eager={eager} />
        ))}
      </div>
      <h2 className={styles.name}>
        <Link href={listPath(list_id)} className={styles.link}>
          {name}
        </Link>
      </h2>
      {about && <Prose html={about} className={styles.about ?? ''} />}
      <p className={styles.count}>
        {m.common_book_count({ count })}
        {date && <span>{m.item_list_of_event({ title: date.title, date: date.date_text })}</span>}
      </p>
    </li>
  );
}
