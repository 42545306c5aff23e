import { pageSizes } from '../../../contract/filter-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Segmented } from '../../../ui/segmented.tsx';
import { rememberPageSize } from './page-size.ts';
import styles from './page-size-links.module.css';

export interface PageSizeLinksProps {
  size: number;
  /** The first page with so many books. */
  href: (size: number) => string;
}

/** How many books a page has: links, and the choice is remembered. */
export function PageSizeLinks({ size, href }: PageSizeLinksProps) {
  return (
    <div className={styles.sizes}>
      <span aria-hidden="true">{m.browse_per_page()}</span>
      <Segmented
        label={m.browse_books_per_page()}
        value={String(size)}
        onChoose={(chosen) => rememberPageSize(Number(chosen))}
        segments={pageSizes.map((limit) => ({
          value: String(limit),
          label: String(limit),
          href: href(limit),
        }))}
      />
    </div>
  );
}
