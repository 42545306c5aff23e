import type { Location } from './location.ts';

/** 'Portland, ME 04101', of what is known of it. */
export function townLine({
  city,
  prov,
  postal,
}: Pick<Location['sc_addr_array'], 'city' | 'prov' | 'postal'>): string {
  return [city, `${prov} ${postal}`.trim()].filter(Boolean).join(', ');
}
