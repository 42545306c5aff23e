import type { Title } from '../../../contract/title.ts';
import { useSettings } from '../session/use-settings.ts';
import styles from './facts.module.css';
import { IsbnReveal } from './isbn-reveal.tsx';

const inches = (n: number | null) => (n === null ? '' : `${Math.round(n * 100) / 100} in`);
const pounds = (n: number | null) => (n === null ? '' : `${Math.round(n * 100) / 100} lb`);

/** The details list (ITEM-027..032). Rows without a value are left out. */
export function Facts({ title }: { title: Title }) {
  const settings = useSettings();
  const rows: [string, string][] = [
    ['Publisher', title.publisher],
    ['Imprint', title.imprint === title.publisher ? '' : title.imprint],
    ['Format', title.binding],
    ['Edition', title.edition],
    ['Language', title.language],
    ['Pages', title.pages ? String(title.pages) : ''],
    ['Illustrations', title.illustrations],
    ['Audience', title.audience],
    ['Width', inches(title.width)],
    ['Height', inches(title.height)],
    ['Thickness', inches(title.thickness)],
    ['Weight', pounds(title.weight)],
    ['Carton quantity', settings.display_carton_quantity && title.carton_qty ? String(title.carton_qty) : ''],
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
