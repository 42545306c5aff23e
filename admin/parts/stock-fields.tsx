import type { Condition } from '../../contract/title.ts';
import * as m from '../../messages/compiled/messages.js';
import { formatMoney } from '../../ui/money.ts';
import { TextField } from '../../ui/text-field.tsx';
import { type DeskTitle, onHandName, onOrderName, priceName, stockPriceText } from './stock-form.ts';
import styles from './titles.module.css';

interface StockFieldsProps {
  title: Pick<DeskTitle, 'stock' | 'prices' | 'list_price'>;
  condition: Condition;
  /** The only location that may be counted; null = all, and prices. */
  onlyAt: number | null;
  /** What is wrong with fields, as sentences by their names. */
  problems: Readonly<Record<string, string>>;
  typed: Readonly<Record<string, string>>;
}

/** Price and copies of a title in one condition. */
export function StockFields({ title, condition, onlyAt, problems, typed }: StockFieldsProps) {
  const rows = title.stock.filter((row) => row.condition === condition);
  const price = title.prices.find((row) => row.condition === condition);
  const field = (name: string, label: string, value: number, isOpen: boolean) => (
    <TextField
      name={name}
      label={label}
      labelHidden
      inputMode="numeric"
      pattern="\s*\d{0,5}\s*"
      maxLength={7}
      disabled={!isOpen}
      error={problems[name]}
      defaultValue={typed[name] ?? value}
    />
  );
  return (
    <div className={styles.section}>
      {price && (
        <TextField
          name={priceName(price)}
          label={m.desk_title_price()}
          hint={priceHint(condition, title.list_price)}
          inputMode="decimal"
          maxLength={9}
          disabled={onlyAt !== null}
          error={problems[priceName(price)]}
          defaultValue={typed[priceName(price)] ?? stockPriceText(price.price)}
        />
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{m.desk_title_location()}</th>
            <th scope="col">{m.desk_title_can_be_sold()}</th>
            <th scope="col">{m.desk_title_held()}</th>
            <th scope="col">{m.desk_title_on_order()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const isOpen = onlyAt === null || onlyAt === row.location_id;
            const { location } = row;
            return (
              <tr key={row.location_id}>
                <th scope="row">{location}</th>
                <td>
                  {field(onHandName(row), m.desk_title_can_be_sold_at({ location }), row.on_hand, isOpen)}
                </td>
                <td>{row.held}</td>
                <td>
                  {field(onOrderName(row), m.desk_title_on_order_at({ location }), row.on_order, isOpen)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function priceHint(condition: Condition, listPrice: number | null): string {
  if (condition !== 'NEW') return m.desk_title_price_hint_used();
  if (listPrice === null) return m.desk_title_price_hint_none();
  return m.desk_title_price_hint({ price: formatMoney(listPrice) });
}
