import type { OrderableTitle } from '../../../contract/list-order.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { itemPath } from '../title/paths.ts';
import styles from './list-order.module.css';

/** A title of the list: a newer edition can take its place, and each has copies of its own. */
export function OrderRow({ row, copies }: { row: OrderableTitle; copies: number }) {
  const { eisbn, title, author, binding, state, note, price, newer } = row;
  return (
    <tr>
      <td>
        <Link href={itemPath(eisbn)}>{title}</Link>
        <span className={styles.soft}>{[author, binding, eisbn].filter(Boolean).join(' · ')}</span>
      </td>
      <td>
        <span data-state={state} className={styles.state}>
          {stateText[state]()}
        </span>
        {note && <span className={styles.soft}>{note}</span>}
        {newer && (
          <div className={styles.newer}>
            <Link href={itemPath(newer.eisbn)}>
              {m.listorder_newer_edition({
                edition: [newer.title, newer.binding].filter(Boolean).join(', '),
              })}
            </Link>
            <Button
              type="submit"
              size="s"
              name="replace"
              value={`${eisbn} ${newer.eisbn}`}
              aria-label={m.listorder_use_newer_of({ title })}
            >
              {m.listorder_use_newer()}
            </Button>
          </div>
        )}
      </td>
      <td className={styles.number}>{price === null ? m.listorder_on_request() : formatMoney(price)}</td>
      <td className={styles.number}>
        {state === 'unavailable' ? (
          '–'
        ) : (
          <input
            className={styles.quantity}
            name={`copies_${eisbn}`}
            aria-label={m.listorder_copies_of({ title })}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            defaultValue={copies}
          />
        )}
      </td>
    </tr>
  );
}

const stateText = {
  in_stock: m.listorder_in_stock,
  orderable: m.listorder_orderable,
  unavailable: m.listorder_unavailable,
};
