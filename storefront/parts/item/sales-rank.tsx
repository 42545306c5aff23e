import type { Title } from '../../../contract/title.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';
import styles from './sales-rank.module.css';

/** How well it sells, in five steps (ITEM-033, ITEM-055..057). */
export function SalesRank({ rank }: { rank: Title['rank'] }) {
  if (!rank) return null;
  const filled = 6 - rank.tier;
  return (
    <p className={styles.rank}>
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((step) => (
          <span key={step} data-on={step <= filled || undefined} />
        ))}
      </span>
      Sales rank {rank.rank.toLocaleString('en')}
      <Tooltip
        label="About the sales rank"
        text="Based on weekly sales from independent bookstores across the country"
      />
    </p>
  );
}
