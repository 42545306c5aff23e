/** What readers can be mailed about: a copy in the shop, a lower price, a new title of an author or in a series. */
export const alertKinds = ['in_stock', 'price', 'author', 'series'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** The page that asks for alerts at a title. */
export const newAlertPath = (eisbn: string): string => `/alerts/new/${eisbn}`;
