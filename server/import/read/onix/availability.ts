import type { Availability } from '../../record.ts';
import { child, children, code } from './element.ts';
import type { Product } from './product.ts';

/** PublishingStatus and MarketPublishingStatus (lists 64, 68); not named: nothing known. */
const STATUS: Record<string, Availability> = {
  '01': 'withdrawn',
  '02': 'forthcoming',
  '03': 'out_of_stock_indefinitely',
  '04': 'available',
  '05': 'out_of_print',
  '06': 'out_of_stock_indefinitely',
  '07': 'out_of_print',
  '08': 'out_of_print',
  '10': 'out_of_print',
  '11': 'withdrawn',
  '12': 'withdrawn',
  '13': 'withdrawn',
  '15': 'withdrawn',
  '16': 'withdrawn',
  '17': 'withdrawn',
  '18': 'withdrawn',
};

/** ProductAvailability (list 65). Out of stock for now (30–32) can still be ordered. */
const SUPPLY: Record<string, Availability> = {
  '01': 'withdrawn',
  '09': 'out_of_stock_indefinitely',
  '10': 'forthcoming',
  '11': 'forthcoming',
  '12': 'forthcoming',
  '20': 'available',
  '21': 'available',
  '22': 'available',
  '23': 'available',
  '30': 'available',
  '31': 'available',
  '32': 'available',
  '33': 'out_of_stock_indefinitely',
  '34': 'out_of_stock_indefinitely',
  '40': 'out_of_stock_indefinitely',
  '41': 'out_of_print',
  '42': 'out_of_print',
  '43': 'out_of_print',
  '44': 'available',
  '45': 'withdrawn',
  '46': 'withdrawn',
  '47': 'out_of_print',
  '48': 'out_of_print',
  '49': 'withdrawn',
  '50': 'withdrawn',
  '51': 'out_of_print',
  '52': 'out_of_print',
};

/** AvailabilityCode (list 54) of older 2.1 files. */
const OLD: Record<string, Availability> = {
  AB: 'withdrawn',
  AD: 'available',
  EX: 'out_of_print',
  IP: 'available',
  MD: 'available',
  NP: 'forthcoming',
  NY: 'forthcoming',
  OF: 'out_of_print',
  OI: 'out_of_stock_indefinitely',
  OP: 'out_of_print',
  OR: 'out_of_print',
  PP: 'forthcoming',
  RM: 'out_of_print',
  RP: 'available',
  RU: 'out_of_stock_indefinitely',
  TO: 'available',
  TP: 'available',
  TU: 'available',
  UR: 'out_of_stock_indefinitely',
  WR: 'available',
  WS: 'withdrawn',
};

/** If there are several suppliers, the one who can deliver counts. */
const BEST_FIRST: Availability[] = [
  'available',
  'forthcoming',
  'out_of_stock_indefinitely',
  'out_of_print',
  'withdrawn',
];

/** What the publisher says. */
export function publishingStatusOf(product: Product): Availability | undefined {
  const status =
    code(product.publishing, 'PublishingStatus') ??
    children(product.element, 'MarketRepresentation')
      .map((market) => code(market, 'MarketPublishingStatus'))
      .find(Boolean);
  return STATUS[status ?? ''];
}

/**
 * What the suppliers say, and the publisher of their market where the product's own says nothing. 'no_price': could be
 * sold, but the source says its price is not set or only on request.
 */
export function supplyStatusOf(
  product: Product,
  priced: { count: number; unpriced: boolean },
): Availability | undefined {
  const status = publishingStatusOf(product);
  const market = status ? undefined : marketStatusOf(product);
  const supplies = product.supplies.flatMap((supply) => children(supply, 'SupplyDetail'));
  const found = supplies.flatMap((detail) => {
    const supply = code(detail, 'ProductAvailability');
    const old = code(detail, 'AvailabilityCode')?.toUpperCase();
    return SUPPLY[supply ?? ''] ?? OLD[old ?? ''] ?? [];
  });
  const supplied = BEST_FIRST.find((one) => found.includes(one));
  const result = market === 'withdrawn' ? market : (supplied ?? market);
  const isUnpriced = priced.unpriced && priced.count === 0;
  return (result ?? status) === 'available' && isUnpriced ? 'no_price' : result;
}

/** From the first market that has one (in ONIX 3 it is among the supplies). */
function marketStatusOf(product: Product): Availability | undefined {
  const status = product.supplies
    .map((supply) => code(child(supply, 'MarketPublishingDetail'), 'MarketPublishingStatus'))
    .find(Boolean);
  return STATUS[status ?? ''];
}
