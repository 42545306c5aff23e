import type { Location } from './location.ts';

/** 'Portland, ME 04101', of what is known of it. */
export function townLine({ city, prov, postal }: Location['sc_addr_array']): string {
  return [city, `${prov} ${postal}`.trim()].filter(Boolean).join(', ');
}
