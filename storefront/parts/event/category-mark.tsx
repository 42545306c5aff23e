import type { CSSProperties } from 'react';
import type { ShopEvent } from '../../../contract/event.ts';
import styles from './category-mark.module.css';

/** A category by its name; its colour stands beside it, where no contrast is asked of it. */
export function CategoryMark({ category }: { category: NonNullable<ShopEvent['category']> }) {
  return (
    <span className={styles.mark} style={{ '--category': category.colour } as CSSProperties}>
      {category.name}
    </span>
  );
}
