import type { Order } from '../../contract/order.ts';
import { isOver } from './order-status.ts';
import type { OrderLineRow, OrderRow } from './queries.ts';
import type { ShipmentRow } from './shipment-queries.ts';

type Batch = Order['shipping_batches'][number];
type LineCopies = Pick<OrderLineRow, 'position' | 'title' | 'to_send' | 'held'>;

/** The parcels of an order that is delivered, then the copies that are still to be sent, as its customer chose (ENTITY-112). */
export function shippingBatches(
  { status, multiship_method }: Pick<OrderRow, 'status' | 'multiship_method'>,
  lines: readonly LineCopies[],
  shipments: readonly Pick<ShipmentRow, 'id' | 'lines'>[],
): Batch[] {
  const sent = shipments.map(({ id, lines: copies }) => ({ shipment_id: id, lines: copies }));
  return [...sent, ...(isOver(status) ? [] : batchesToSend(multiship_method, lines))];
}

function batchesToSend(method: OrderRow['multiship_method'], lines: readonly LineCopies[]): Batch[] {
  const here = ({ to_send, held }: LineCopies) => (method === 'all' ? to_send : Math.min(to_send, held));
  const awaited = (line: LineCopies) => line.to_send - here(line);
  return [here, awaited]
    .map((copiesOf) => ({
      shipment_id: null,
      lines: lines
        .map((line) => ({ position: line.position, title: line.title, quantity: copiesOf(line) }))
        .filter(({ quantity }) => quantity > 0),
    }))
    .filter((batch) => batch.lines.length > 0);
}
