export type Consent = 'yes' | 'no' | 'unknown';

const name = 'tracking';
const days = 180;

/** What the reader said here; a browser that asks everybody not to share says no for them (Global Privacy Control). */
export function readConsent(): Consent {
  const [, said] = new RegExp(`(?:^|; )${name}=(yes|no)`).exec(document.cookie) ?? [];
  if (said === 'yes' || said === 'no') return said;
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return globalPrivacyControl ? 'no' : 'unknown';
}

export function keepConsent(consent: 'yes' | 'no'): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API yet
  document.cookie = `${name}=${consent}; path=/; max-age=${days * 86_400}; samesite=lax`;
}
