import type { MouseEvent } from 'react';
import type { TitleRow } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { FavouriteButton } from '../lists/favourite-button.tsx';
import { giveLinkState } from '../page/link-state.ts';
import { AuthorLinks } from './author-links.tsx';
import { itemPath, seriesPath } from './paths.ts';
import { releaseDay } from './release-day.ts';
import { rememberTitle } from './remembered-title.ts';
import { RowOffer } from './row-offer.tsx';
import { TitleCover } from './title-cover.tsx';
import styles from './title-list.module.css';

interface TitleEntryProps {
  row: TitleRow;
  listId?: number | undefined;
  /** Goes into the history entry of the item's page. */
  state?: unknown;
  level: 2 | 3;
  eager: boolean;
  priority: boolean;
}

/** '3 formats'; of a book that is always bound alike '2 editions'. */
export function groupText({ formats, editions }: { formats: number; editions: number }): string {
  return formats > 1 ? m.browse_formats({ formats }) : m.browse_editions({ editions });
}

/** CSS pixels at most. */
export const coverWidth = 180;

/** One book of a TitleList. What a view does not show is hidden by its style, not left out. */
export function TitleEntry({ row, listId, state, level, eager, priority }: TitleEntryProps) {
  const Heading = `h${level}` as const;
  const path = itemPath(row.eisbn, listId);
  const toItem = {
    href: path,
    onClick(event: MouseEvent) {
      rememberTitle(row);
      if (state !== undefined) giveLinkState(event.currentTarget, state);
    },
  };
  // A line breaks between facts rather than inside a date.
  const day = releaseDay(row.release_date).replaceAll(' ', '\u00a0');
  const facts = [row.binding, day].filter(Boolean);
  return (
    <li className={styles.entry}>
      {/* The title beside it is the link for those who listen or tab. */}
      <Link {...toItem} className={styles.cover} tabIndex={-1} aria-hidden="true">
        <TitleCover of={row} alt="" width={coverWidth} shelf eager={eager} priority={priority} />
      </Link>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link {...toItem}>{row.title}</Link>
        </Heading>
        {row.subtitle && <p className={styles.subtitle}>{row.subtitle}</p>}
        {row.authors.length > 0 && (
          <p className={styles.authors}>
            <AuthorLinks row={row} />
          </p>
        )}
        {row.series && (
          <p className={styles.series}>
            <Link href={seriesPath(row.series)}>{row.series}</Link>
            {row.series_num && ` ${m.browse_series_number({ number: row.series_num })}`}
          </p>
        )}
        {facts.length > 0 && (
          <p className={styles.facts}>
            {facts.map((fact, i) => (
              <span key={fact}>
                {i > 0 && <b aria-hidden="true">· </b>}
                {fact}
              </span>
            ))}
          </p>
        )}
        <p className={styles.isbn} data-print="only">
          {row.eisbn}
        </p>
        {row.group && (
          <p className={styles.group}>
            <Link {...toItem}>{groupText(row.group)}</Link>
          </p>
        )}
        {row.comment && <p className={styles.comment}>{m.browse_comment(row.comment)}</p>}
        {row.summary && <p className={styles.summary}>{row.summary}</p>}
      </div>
      <div className={styles.buy}>
        <RowOffer row={row} />
        {!row.is_giftcard && (
          <span className={styles.heart} data-print="hide">
            <FavouriteButton eisbn={row.eisbn} title={row.title} compact />
          </span>
        )}
      </div>
    </li>
  );
}
