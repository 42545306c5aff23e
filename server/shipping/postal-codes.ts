/** A postal code as rates are compared with it: 'V1Y1A1'. */
export const postalKey = (postal: string): string => postal.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Whether a postal code, in the form of `postalKey`, begins with this ('V1Y') or lies in this range ('04101-04124'). */
export function isAmong(key: string, codes: string): boolean {
  const [from = '', to] = codes.split('-');
  if (to === undefined) return key.startsWith(from);
  return key.length >= from.length && key.slice(0, from.length) >= from && key.slice(0, to.length) <= to;
}

/** 'V1Y,04101-04124' in the form of `postalKey`; a code that is no such text stays as it is, for `checkShippingRate` to refuse. */
export function postalCodesIn(text: string): string[] {
  return text
    .split(',')
    .map((codes) => codes.split('-').map(postalKey).join('-'))
    .filter((codes) => codes !== '');
}
