/** Where a sale happens: where the goods are collected or delivered to. */
export interface SalePlace {
  /** Where they are collected; null = not at a location. */
  locationId: number | null;
  /** ISO 3166-1 alpha-2, '' = not known. */
  country: string;
  /** Second part of ISO 3166-2, '' = not known. */
  region: string;
  postal: string;
}

/** A postal code as rates are compared with it: 'V1Y1A1'. */
export const postalKey = (postal: string): string => postal.toUpperCase().replace(/[^A-Z0-9]/g, '');
