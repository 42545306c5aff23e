import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import type { Order } from '../../contract/order.ts';
import type { Handler } from '../context.ts';
import { visibleOrder } from './visible-order.ts';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const heads = ['ISBN', 'Title', 'Author', 'Format', 'Condition', 'Quantity', 'Price', 'Amount'];
const widths = [16, 44, 28, 16, 12, 10, 10, 10];

export const getExcel: Handler<'order/getExcel'> = async (ctx, { order_id, key }) => {
  const order = await visibleOrder(ctx, order_id, key);
  const file = writeXlsxFile(sheetOf(order), { columns: widths.map((width) => ({ width })) });
  return { name: `order-${order.order_number}.xlsx`, type, bytes: new Uint8Array(await file.toBuffer()) };
};

function sheetOf({ items, summary, order_number, order_date_text }: Order) {
  const money = (cents: number) => ({ value: cents / 100, format: '0.00' });
  const sum = (label: string, cents: number) => [
    ...Array(6).fill(null),
    { value: label, fontWeight: bold },
    money(cents),
  ];
  return [
    [{ value: `Order ${order_number}`, fontWeight: bold }, order_date_text],
    [],
    heads.map((value) => ({ value, fontWeight: bold })),
    ...items.map(({ title_info: title, cart_info: line }) => [
      title.eisbn,
      title.title,
      title.authors.join(', '),
      title.binding,
      title.available.text,
      line.quantity,
      money(line.sold_price),
      money(line.sold_price * line.quantity),
    ]),
    [],
    sum('Subtotal', summary.subtotal),
    ...(summary.discounts ? [sum('Discounts', -summary.discounts)] : []),
    ...summary.taxes.map((tax) => sum(tax.type, tax.amount)),
    ...(summary.shipping ? [sum('Shipping', summary.shipping)] : []),
    sum('Total', summary.total),
  ] satisfies SheetData;
}
const bold = 'bold';
