import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { m } from '../../messages/compiled/messages.js';
import { itemPath, listPath } from '../../storefront/parts/title/paths.ts';
import { TitleCover } from '../../storefront/parts/title/title-cover.tsx';
import { Link } from '../../ui/link.tsx';
import type { TitleListShown } from '../block-source.ts';
import styles from './book-window.module.css';

/** A shop window: a few books of a list on a board. Narrow screens have no room for it, and their books come next anyway. */
export function BookWindow({ shown }: { shown: TitleListShown }) {
  return (
    <figure className={styles.window} data-print="hide">
      <div className={styles.board}>
        {shown.rows.map((row) => (
          <Link key={row.eisbn} href={itemPath(row.eisbn)} aria-label={row.title}>
            {/* Lazy: where the window is not shown, they are not fetched. */}
            <TitleCover of={row} alt="" width={200} sizes="(min-width: 1200px) 180px, 15vw" />
          </Link>
        ))}
      </div>
      <figcaption className={styles.caption}>
        <ParaglideMessage
          message={m.page_book_window}
          inputs={{ name: shown.name }}
          markup={{ link: ({ children }) => <Link href={listPath(shown.list_id)}>{children}</Link> }}
        />
      </figcaption>
    </figure>
  );
}
