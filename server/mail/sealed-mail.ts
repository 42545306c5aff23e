import type { SecretKey } from '../process/secret-key.ts';

export interface Bodies {
  html: string;
  text: string;
}

/** A mail holds what opens orders (later: passwords), and lies in the table for weeks: only this installation reads it. */
export function sealBodies(secret: SecretKey, { html, text }: Bodies): Bodies {
  return { html: secret.seal('mail', html), text: secret.seal('mail', text) };
}

/** Null when the mail was sealed with another key. */
export function openBodies(secret: SecretKey, row: { html: string; body_text: string }): Bodies | null {
  const html = secret.open('mail', row.html);
  const text = secret.open('mail', row.body_text);
  return html === null || text === null ? null : { html, text };
}
