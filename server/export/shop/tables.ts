import type { Query } from '../../db/db.ts';
import { decimalAmount } from '../../import/rules/currency-decimals.ts';
import { isOver, statusOf, statusText } from '../../order/order-status.ts';
import { paymentStateText } from '../../order/payment-state.ts';
import { BYTE_ORDER_MARK, csvRow } from '../csv-row.ts';
import type { ExportPart } from '../export-part.ts';
import {
  type ExportedCustomer,
  type ExportedListRow,
  type ExportedOrder,
  type ExportedOrderLine,
  type PageOf,
  readCustomerPage,
  readListIds,
  readListRows,
  readOrderLinePage,
  readOrderPage,
} from './queries.ts';

/** Whose tables are exported. */
export interface TableSource {
  q: Query;
  storeId: number;
  /** IANA name. */
  timeZone: string;
}

type Column<Row> = readonly [name: string, cell: (row: Row) => string | number];

const headOf = <Row>(columns: readonly Column<Row>[]): ExportPart => ({
  text: BYTE_ORDER_MARK + csvRow(columns.map(([name]) => name)),
  rows: 0,
});

const linesOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => csvRow(columns.map(([, cell]) => cell(row)))).join('');

const yesNo = (is: boolean) => (is ? 'yes' : 'no');

/** Rows that one query reads: a transaction of PGlite keeps no shopper waiting for longer. */
const pageSize = 250;

async function* pages<Row>(
  { q, storeId, timeZone }: TableSource,
  read: (q: Query, page: PageOf) => Promise<Row[]>,
  idOf: (row: Row) => number,
): AsyncGenerator<Row[]> {
  for (let after = 0; ; ) {
    const rows = await read(q, { storeId, timeZone, after, limit: pageSize });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = idOf(last);
  }
}

const orderColumns: readonly Column<ExportedOrder>[] = [
  ['Order number', (o) => o.order_number],
  ['Placed', (o) => o.placed],
  ['Status', statusOf],
  ['Name', (o) => o.name],
  ['Email', (o) => o.email],
  ['Phone', (o) => o.phone],
  ['Account number', (o) => o.account],
  ['Delivery', (o) => o.delivery_preference.replaceAll('_', ' ')],
  ['Shipping option', (o) => o.option],
  ['Location', (o) => o.location],
  ['Ship to', (o) => o.ship_to?.name ?? ''],
  ['Company', (o) => o.ship_to?.company_name ?? ''],
  ['Street', (o) => o.ship_to?.street_address ?? ''],
  ['Street 2', (o) => o.ship_to?.street_address_2 ?? ''],
  ['City', (o) => o.ship_to?.city ?? ''],
  ['State or province', (o) => o.ship_to?.province ?? ''],
  ['Postal code', (o) => o.ship_to?.postal_code ?? ''],
  ['Country', (o) => o.ship_to?.country ?? ''],
  ['Payment', (o) => (o.payment === 'pickup' ? 'in store' : o.payment.replaceAll('_', ' '))],
  ['Purchase order', (o) => o.purchaseorder],
  ['Currency', (o) => o.currency],
  ['Copies', (o) => o.copies],
  ['Full price', (o) => decimalAmount(o.original_price, o.currency)],
  ['Discounts', (o) => decimalAmount(o.discounts, o.currency)],
  ['Subtotal', (o) => decimalAmount(o.subtotal, o.currency)],
  ['Shipping', (o) => decimalAmount(o.shipping, o.currency)],
  ['Taxes', (o) => decimalAmount(o.taxes, o.currency)],
  ['Total', (o) => decimalAmount(o.total, o.currency)],
  ['Gift cards', (o) => decimalAmount(o.gift_cards, o.currency)],
  ['Paid', (o) => decimalAmount(o.paid, o.currency)],
  ['Refunded', (o) => decimalAmount(o.refunded, o.currency)],
  ['Paid in store', (o) => decimalAmount(o.paid_in_store, o.currency)],
  ['Owing', (o) => decimalAmount(isOver(o.status) ? 0 : o.owing, o.currency)],
  ['Payment state', (o) => paymentStateText[o.payment_state]],
  ['Tracking', (o) => o.tracking],
  ['Instructions', (o) => o.instructions],
];

/** A row for each order, oldest first. */
export async function* ordersAsCsv(source: TableSource): AsyncGenerator<ExportPart> {
  yield headOf(orderColumns);
  for await (const rows of pages(source, readOrderPage, ({ id }) => id))
    yield { text: linesOf(orderColumns, rows), rows: rows.length };
}

const orderLineColumns: readonly Column<ExportedOrderLine>[] = [
  ['Order number', (l) => l.order_number],
  ['Placed', (l) => l.placed],
  ['Status', (l) => statusText(l.status)],
  ['ISBN', (l) => l.eisbn],
  ['Title', (l) => l.title],
  ['Subtitle', (l) => l.subtitle],
  ['Authors', (l) => l.authors],
  ['Binding', (l) => l.binding],
  ['Condition', (l) => l.condition],
  ['Kind', (l) => l.goods_kind.replaceAll('_', ' ')],
  ['Quantity', (l) => l.quantity],
  ['Canceled', (l) => l.canceled_quantity],
  ['Backordered', (l) => l.backorder_quantity],
  ['Full price', (l) => decimalAmount(l.original_price, l.currency)],
  ['Price', (l) => decimalAmount(l.sold_price, l.currency)],
  ['Promotion', (l) => decimalAmount(l.promo_discount, l.currency)],
  ['Currency', (l) => l.currency],
];

/** A row for each book of each order, oldest order first. `rows` of a part counts orders. */
export async function* orderLinesAsCsv(source: TableSource): AsyncGenerator<ExportPart> {
  yield headOf(orderLineColumns);
  for await (const rows of pages(source, readOrderLinePage, ({ order_id }) => order_id))
    yield { text: linesOf(orderLineColumns, rows), rows: new Set(rows.map(({ order_id }) => order_id)).size };
}

const customerColumns: readonly Column<ExportedCustomer>[] = [
  ['Account number', (c) => c.san],
  ['First name', (c) => c.first_name],
  ['Last name', (c) => c.last_name],
  ['Email', (c) => c.email],
  ['Institution', (c) => yesNo(c.is_institution)],
  ['Company', (c) => c.company],
  ['Phone', (c) => c.phone_number],
  ['Extension', (c) => c.phone_number_ext],
  ['Other phone', (c) => c.alt_phone_number],
  ['Wants to be told by', (c) => c.communication_preference],
  ['Street', (c) => c.street_address],
  ['Street 2', (c) => c.street_address_2],
  ['City', (c) => c.city],
  ['State or province', (c) => c.province],
  ['Postal code', (c) => c.postal_code],
  ['Country', (c) => c.country],
  ['Own fields', (c) => fieldsText(c.extra_fields)],
  ['Registered', (c) => c.registered],
  ['Orders', (c) => c.orders],
  ['Last order', (c) => c.last_order],
  ['Newsletter', (c) => yesNo(c.newsletter)],
];

const fieldsText = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');

/** A row for each account, oldest first. */
export async function* customersAsCsv(source: TableSource): AsyncGenerator<ExportPart> {
  yield headOf(customerColumns);
  for await (const rows of pages(source, readCustomerPage, ({ id }) => id))
    yield { text: linesOf(customerColumns, rows), rows: rows.length };
}

const listColumns: readonly Column<ExportedListRow>[] = [
  ['List', (r) => r.list],
  ['Place', (r) => r.placement.replaceAll('_', ' ')],
  ['ISBN', (r) => r.eisbn],
  ['Title', (r) => r.title],
  ['Author', (r) => r.author],
];

/** A row for each book of each list of the shop, as the lists have them; an empty list has a row of its own. */
export async function* listsAsCsv({ q, storeId }: TableSource): AsyncGenerator<ExportPart> {
  yield headOf(listColumns);
  for (const id of await readListIds(q, storeId))
    yield { text: linesOf(listColumns, await readListRows(q, storeId, id)), rows: 1 };
}
