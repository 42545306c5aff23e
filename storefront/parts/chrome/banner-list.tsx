import { coverAddress } from '../../../contract/cover-address.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { listPath } from '../title/paths.ts';
import styles from './banner-list.module.css';
import type { Banner } from './load-banner.ts';

const coverHeight = 96;

interface BannerListProps {
  banner: Banner;
  /** From edge to edge of the window (APP-011). */
  isFull: boolean;
}

/** Some covers of a list, and the way to all of it. */
export function BannerList({ banner, isFull }: BannerListProps) {
  const { list_id, name, row_count: count, covers } = banner;
  return (
    <div className={styles.band} data-full={isFull || undefined}>
      <div className={styles.inside}>
        <p className={styles.words}>
          <Link href={listPath(list_id)} className={styles.name}>
            {name}
          </Link>
          <span>{m.common_book_count({ count })}</span>
        </p>
        <div className={styles.covers}>
          {covers.map((cover) => (
            <img
              key={cover.eisbn}
              src={coverAddress(cover, 180, 'webp')}
              alt=""
              height={coverHeight}
              width={Math.round(coverHeight * (cover.cover_image_cache ? cover.cover_ratio : 2 / 3))}
              loading="lazy"
            />
          ))}
        </div>
      </div>
    </div>
  );
}
