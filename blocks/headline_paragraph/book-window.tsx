import { ParaglideMessage } from '@inlang/paraglide-js-react';
import * as m from '../../messages/compiled/messages.js';
import { itemPath, listPath } from '../../storefront/parts/title/paths.ts';
import { TitleCover } from '../../storefront/parts/title/title-cover.tsx';
import { Link } from '../../ui/link.tsx';
import type { TitleListShown } from '../block-source.ts';
import styles from './book-window.module.css';

const sizes = '(min-width: 1280px) 200px, (min-width: 717px) 15vw, 27vw';

/** A shop window: a few books of a list on a board, beside the words, on phones under the words that open a page. */
export function BookWindow({ shown }: { shown: TitleListShown }) {
  return (
    <figure className={styles.window} data-print="hide">
      <div className={styles.board}>
        {shown.rows.map((row) => (
          <Link key={row.eisbn} href={itemPath(row.eisbn)} aria-label={row.title}>
            <TitleCover of={row} alt="" width={240} sizes={sizes} eager />
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
