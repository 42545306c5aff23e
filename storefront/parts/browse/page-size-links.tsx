import { type BrowseState, filterPath, pageSizes } from '../../../contract/filter-path.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { rememberPageSize } from '../title/page-size.ts';
import styles from './browse-page.module.css';

/** How many books a page has: links, and the choice is remembered. */
export function PageSizeLinks({ state }: { state: BrowseState }) {
  return (
    <div className={styles.sizes}>
      <span aria-hidden="true">Per page</span>
      <Segmented
        label="Books per page"
        value={String(state.limit)}
        onChoose={(size) => rememberPageSize(Number(size))}
        segments={pageSizes.map((limit) => ({
          value: String(limit),
          label: String(limit),
          href: filterPath({ ...state, limit, offset: 0 }),
        }))}
      />
    </div>
  );
}
