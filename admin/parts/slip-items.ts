import type { Order } from '../../contract/order.ts';

interface SlipItem {
  position: number;
  item: Order['items'][number];
  quantity: number;
}

/**
 * The contents of a box: the parcel with this id, else the copies still to be sent of an order that has left in part, else the
 * whole order. Leaves out canceled copies.
 */
export function slipItems({ items, parcels, status }: Order, parcel: string): SlipItem[] {
  const sent = parcels.find(({ shipment_id }) => String(shipment_id) === parcel);
  return items.flatMap((item, i) => {
    const position = i + 1;
    const { quantity, to_send, canceled } = item.cart_info;
    const inParcel = sent?.lines.find((line) => line.position === position)?.quantity ?? 0;
    const copies = sent ? inParcel : status === 'partly_shipped' ? to_send : quantity - canceled;
    return copies > 0 ? [{ position, item, quantity: copies }] : [];
  });
}
