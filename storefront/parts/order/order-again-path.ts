const pathOf = (orderNumber: string) => `/account/order/${encodeURIComponent(orderNumber)}`;
const withKey = (path: string, key: string) => (key ? `${path}?${new URLSearchParams({ key })}` : path);

/** `key`: of the link that opened the order, '' for none. */
export const orderPath = (orderNumber: string, key: string): string => withKey(pathOf(orderNumber), key);

/** Where it is ordered once more. */
export const againPath = (orderNumber: string, key: string): string =>
  withKey(`${pathOf(orderNumber)}/again`, key);
