/** The page of an order just placed. The key makes the link work anywhere; `success` makes it a confirmation. */
export function placedOrderPath(order: { order_number: string; order_key: string }): string {
  const query = new URLSearchParams({ key: order.order_key, success: '1' });
  return `/account/order/${encodeURIComponent(order.order_number)}?${query}`;
}
