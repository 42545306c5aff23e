import type { Title } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { formatNumber } from '../../../messages/format.ts';
import { useSettings } from '../session/use-settings.ts';
import styles from './facts.module.css';
import { IsbnReveal } from './isbn-reveal.tsx';
import { SalesRank } from './sales-rank.tsx';

const rounded = (n: number) => formatNumber(Math.round(n * 100) / 100);
const inches = (n: number | null) => (n === null ? '' : m.item_inches({ number: rounded(n) }));
const pounds = (n: number | null) => (n === null ? '' : m.item_pounds({ number: rounded(n) }));

/** The details list (ITEM-027..033). Rows without a value are left out. */
export function Facts({ title }: { title: Title }) {
  const settings = useSettings();
  const rows: [string, string][] = [
    [m.item_fact_publisher(), title.publisher],
    [m.item_fact_imprint(), title.imprint === title.publisher ? '' : title.imprint],
    [m.item_fact_format(), title.binding],
    [m.item_fact_edition(), title.edition],
    [m.item_fact_language(), title.language],
    [m.item_fact_pages(), title.pages ? String(title.pages) : ''],
    [m.item_fact_illustrations(), title.illustrations],
    [m.item_fact_audience(), title.audience],
    [m.item_fact_width(), inches(title.width)],
    [m.item_fact_height(), inches(title.height)],
    [m.item_fact_thickness(), inches(title.thickness)],
    [m.item_fact_weight(), pounds(title.weight)],
    [
      m.item_fact_carton_quantity(),
      settings.display_carton_quantity && title.carton_qty ? String(title.carton_qty) : '',
    ],
    [title.upc_type || 'UPC', title.upc],
  ];
  return (
    <dl className={styles.facts}>
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      {title.rank && (
        <div>
          <dt>{m.item_fact_sales_rank()}</dt>
          <dd>
            <SalesRank rank={title.rank} />
          </dd>
        </div>
      )}
      {!title.is_giftcard && (
        <div>
          <dt>{title.isbn_type}</dt>
          <dd>
            <IsbnReveal eisbn={title.eisbn} masked={title.isbn} />
          </dd>
        </div>
      )}
    </dl>
  );
}
