/** What an ad pixel counts (APP-045). `data` holds no name and no address of anybody. */
export interface TrackedEvent {
  name: 'Purchase' | 'AddToCart' | 'InitiateCheckout' | 'Search' | 'CompleteRegistration';
  data: Record<string, string | number>;
}

const key = 'tracked-events';

/**
 * Keeps an event until a page comes on which it may be reported: what happens at checkout and in the account is never
 * reported from there (decisions §0.1).
 */
export function keepEvent(event: TrackedEvent): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...readEvents(), event].slice(-20)));
  } catch {
    // Storage may be forbidden: then this one is not counted.
  }
}

export function takeEvents(): TrackedEvent[] {
  const events = readEvents();
  if (events.length > 0) sessionStorage.removeItem(key);
  return events;
}

function readEvents(): TrackedEvent[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as TrackedEvent[]) : [];
  } catch {
    return [];
  }
}
