import type { Title } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { formatNumber } from '../../../messages/format.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';
import styles from './sales-rank.module.css';

/** How well it sells, in five steps (ITEM-033, ITEM-055..057). */
export function SalesRank({ rank }: { rank: NonNullable<Title['rank']> }) {
  const filled = 6 - rank.tier;
  return (
    <span className={styles.rank}>
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((step) => (
          <span key={step} data-on={step <= filled || undefined} />
        ))}
      </span>
      {formatNumber(rank.rank)}
      <Tooltip label={m.item_sales_rank_about()} text={m.item_sales_rank_source()} />
    </span>
  );
}
