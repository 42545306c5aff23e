import { Pagination, type PaginationProps } from '../../../ui/pagination.tsx';
import styles from './page-foot.module.css';
import { PageSizeLinks, type PageSizeLinksProps } from './page-size-links.tsx';

interface PageFootProps {
  pages: PaginationProps;
  sizes: PageSizeLinksProps;
}

/** Below the books of a page: the other pages, and how many books one has. */
export function PageFoot({ pages, sizes }: PageFootProps) {
  return (
    <div className={styles.foot}>
      <Pagination {...pages} />
      <PageSizeLinks {...sizes} />
    </div>
  );
}
