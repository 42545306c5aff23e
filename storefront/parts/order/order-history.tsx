import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Output } from '../../../contract/actions.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './order-history.module.css';
import { orderName } from './order-name.ts';
import { statusWord } from './status-word.ts';
import { yearChoices } from './year-choices.ts';

interface Filter {
  term: string;
  year: number | undefined;
  location_id: number | undefined;
}

interface OrderHistoryProps {
  filter: Filter;
  page: number;
  pages: number;
  thisYear: number;
  /** Null when the history could not be read. */
  found: Output<'order/getList'> | null;
  failure: string;
}

/** Fewer are seen at a glance. */
const worthSearching = 5;

/** The orders of an account, with their filters (ORDER-007, ORDER-008). A form first: it works without scripts. */
export function OrderHistory({ filter, page, pages, thisYear, found, failure }: OrderHistoryProps) {
  const { store_info: store } = useSettings();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { term, year, location_id } = filter;
  // Going back, or on to all orders, the fields say what is shown.
  useEffect(() => {
    for (const [name, value = ''] of Object.entries({ term, year, location_id })) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = String(value);
    }
  }, [term, year, location_id]);
  if (!found) {
    return (
      <Notice tone="danger" title={m.order_history_failed()} role="alert">
        <p>{failure}</p>
      </Notice>
    );
  }
  const filtered = filter.term !== '' || filter.year !== undefined || filter.location_id !== undefined;
  if (found.row_count === 0 && !filtered) return <NoOrders />;
  const folds = found.row_count < worthSearching && !filtered;
  return (
    <>
      <Disclosure
        ghost
        label={m.order_history_find()}
        open={isOpen || !folds}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className={styles.find}
        data-folds={folds || undefined}
      >
        <form
          ref={form}
          method="get"
          action="/account/orders"
          className={styles.filters}
          onSubmit={(event) => {
            event.preventDefault();
            void navigate(historyPath(filterOf(event.currentTarget), 1));
          }}
        >
          <TextField
            name="term"
            type="search"
            label={m.common_search()}
            defaultValue={filter.term}
            maxLength={200}
          />
          <SelectField
            name="year"
            label={m.order_filter_year()}
            placeholder={m.order_filter_all_years()}
            options={yearChoices(found.years, thisYear, filter.year)}
            defaultValue={filter.year ? String(filter.year) : ''}
          />
          {store.multistore_info.length > 1 && (
            <SelectField
              name="location_id"
              label={m.order_filter_location()}
              placeholder={m.order_filter_all_locations()}
              options={store.multistore_info.map((l) => ({ value: String(l.id), label: l.name }))}
              defaultValue={filter.location_id ? String(filter.location_id) : ''}
            />
          )}
          <Button type="submit">{m.order_filter_submit()}</Button>
        </form>
      </Disclosure>
      <p role="status" className={styles.count}>
        {m.order_history_count({ count: found.row_count })}
      </p>
      {found.row_count === 0 && (
        <EmptyState
          title={m.order_filter_none()}
          actions={
            <LinkButton href="/account/orders" onClick={() => focusOn(form.current, 'term')}>
              {m.order_filter_reset()}
            </LinkButton>
          }
        />
      )}
      <ul className={styles.orders} hidden={found.row_count === 0}>
        {found.rows.map((row) => (
          <li key={row.order_number}>
            <div>
              <h2>
                <Link href={`/account/order/${encodeURIComponent(row.order_number)}`}>{orderName(row)}</Link>
              </h2>
              <p className={styles.titles}>{titlesText(row)}</p>
              <p className={styles.soft}>
                {row.order_date_text} · {row.delivery_type}
              </p>
            </div>
            <div className={styles.end}>
              <span>{formatMoney(row.total)}</span>
              <span className={styles.soft}>{statusWord(row)}</span>
            </div>
          </li>
        ))}
      </ul>
      <Pagination current={page} total={pages} href={(to) => historyPath(filter, to)} />
    </>
  );
}

/** The link that was pressed will be gone: the keyboard goes on where the next search begins. */
function focusOn(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

function NoOrders() {
  return (
    <EmptyState
      title={m.order_history_empty()}
      actions={
        <LinkButton href="/browse/filter" variant="primary">
          {m.common_browse_books()}
        </LinkButton>
      }
    />
  );
}

function titlesText({ titles, item_count }: Output<'order/getList'>['rows'][number]): string {
  const more = item_count - titles.length;
  const shown = titles.join(', ');
  return more > 0 ? m.order_history_titles({ titles: shown, count: more }) : shown;
}

function filterOf(form: HTMLFormElement): Filter {
  const fields = new FormData(form);
  const number = (name: string) => Number(fields.get(name)) || undefined;
  return { term: String(fields.get('term') ?? ''), year: number('year'), location_id: number('location_id') };
}

function historyPath({ term, year, location_id }: Filter, page: number): string {
  const query = new URLSearchParams();
  if (term) query.set('term', term);
  if (year) query.set('year', String(year));
  if (location_id) query.set('location_id', String(location_id));
  if (page > 1) query.set('page', String(page));
  return `/account/orders${query.size > 0 ? `?${query}` : ''}`;
}
