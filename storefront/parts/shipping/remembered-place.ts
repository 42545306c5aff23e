import type { EstimatePlace } from './estimate.ts';

const key = 'estimate-place';

/** The place that was estimated last in this tab; null on the server, and in a browser that stores nothing. */
export function rememberedPlace(): EstimatePlace | null {
  if (typeof document === 'undefined') return null;
  try {
    const { country, postal_code } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof country === 'string' && typeof postal_code === 'string' ? { country, postal_code } : null;
  } catch {
    return null;
  }
}

export function rememberPlace(place: EstimatePlace): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(place));
  } catch {
    // The browser stores nothing: the place is typed again.
  }
}
