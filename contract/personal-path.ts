/**
 * Pages that belong to one shopper: account, cart, checkout, payment, orders. They are never cached or shared, and run
 * only our own scripts (decisions §0.1).
 */
export function isPersonalPath(path: string): boolean {
  return /^\/(checkout|purchase|account|forgot-password|location|dev)(\/|$)/.test(path);
}
