import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import type { Order } from '../../contract/order.ts';
import { freeShippingLabels, promotionLines, saleDiscountOf } from '../../contract/promotion-lines.ts';
import { refundHeading } from '../../contract/refund-heading.ts';
import * as m from '../../messages/compiled/messages.js';
import type { Handler } from '../context.ts';
import { visibleOrder } from './visible-order.ts';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const heads = [
  m.order_excel_isbn,
  m.order_excel_title,
  m.order_excel_author,
  m.order_excel_format,
  m.order_excel_condition,
  m.order_excel_quantity,
  m.order_excel_price,
  m.order_excel_amount,
];
const widths = [16, 44, 28, 16, 12, 10, 10, 10];

export const getExcel: Handler<'order/getExcel'> = async (ctx, { order_id, key }) => {
  const order = await visibleOrder(ctx, order_id, key);
  const file = writeXlsxFile(sheetOf(order), { columns: widths.map((width) => ({ width })) });
  return { name: `order-${order.order_number}.xlsx`, type, bytes: new Uint8Array(await file.toBuffer()) };
};

function sheetOf({ items, summary, order_number, order_date_text, parcels, refunds }: Order) {
  const money = (cents: number) => ({ value: cents / 100, format: '0.00' });
  const sum = (label: string, cents: number) => [
    ...Array(6).fill(null),
    { value: label, fontWeight: bold },
    money(cents),
  ];
  const sale = saleDiscountOf(summary);
  return [
    [{ value: m.order_name({ number: order_number }), fontWeight: bold }, order_date_text],
    [],
    heads.map((head) => ({ value: head(), fontWeight: bold })),
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
    ...(summary.discounts ? [sum(m.order_sum_before_discounts(), summary.original_price)] : []),
    ...(sale ? [sum(m.order_sum_discounts(), -sale)] : []),
    ...promotionLines(summary).map(({ label, amount }) => sum(label, -amount)),
    sum(m.order_sum_subtotal(), summary.subtotal),
    ...summary.taxes.map((tax) => sum(tax.type, tax.amount)),
    ...(summary.shipping ? [sum(m.order_sum_shipping(), summary.shipping)] : []),
    ...freeShippingLabels(summary).map((label) => sum(label, 0)),
    sum(m.order_sum_total(), summary.total),
    ...(summary.total_gift_card_amount_used
      ? [
          sum(m.cart_gift_cards(), -summary.total_gift_card_amount_used),
          sum(m.order_total_owing(), summary.total_owing),
        ]
      : []),
    ...parcels.flatMap((parcel) => [
      [],
      [null, m.order_parcel_sent({ date: parcel.date_text }), parcel.carrier, parcel.tracking],
      ...parcel.lines.map(({ title, quantity }) => [null, m.order_parcel_copies({ count: quantity, title })]),
    ]),
    ...refunds.flatMap((refund) => [
      [],
      sum(refundHeading(refund), -refund.amount),
      ...refund.lines.map(({ title, quantity, amount }) =>
        sum(quantity > 0 ? `${quantity} × ${title}` : m.order_refund_of_price({ title }), -amount),
      ),
      ...(refund.shipping ? [sum(m.order_sum_shipping(), -refund.shipping)] : []),
      ...refund.taxes.map((tax) => sum(tax.type, -tax.amount)),
      ...refund.to.map(({ name, amount }) => sum(name, amount)),
    ]),
  ] satisfies SheetData;
}
const bold = 'bold';
