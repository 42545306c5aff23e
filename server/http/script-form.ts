import { createHash } from 'node:crypto';
import type { Output } from '../../contract/actions.ts';
import type { GivenForm } from '../../contract/payment-form.ts';
import * as m from '../../messages/compiled/messages.js';
import { escapeHtml } from '../escape-html.ts';
import { formScript } from './form-script.ts';

type Form = NonNullable<Output<'checkout/getPaymentForm'>['form']>;

/** A document with the headers that it needs. */
export interface FormDocument {
  html: string;
  policy: string;
  /** For wallets, which ask the browser for a card. */
  permissions: string;
}

/**
 * The form of a vendor whose script runs in the document around it: one script of ours, by its hash, and the vendor's from the origins
 * that the adapter names.
 */
export async function scriptForm(
  form: Form,
  { handle, language }: { handle: string; language: string },
): Promise<FormDocument> {
  const given: GivenForm = {
    provider: form.provider,
    scriptUrl: form.scriptUrl,
    publicKey: form.publicKey,
    values: form.values,
    language,
    handle,
    texts: {
      pay: m.checkout_finalize_checkout(),
      failed: m.payment_token_failed(),
      tooMany: m.payment_token_too_many(),
      unavailable: m.payment_form_unavailable(),
      canceled: m.payment_approval_canceled(),
    },
  };
  const script = await formScript(form.provider);
  const data = JSON.stringify(given).replaceAll('<', '\\u003c');
  const title = escapeHtml(m.payment_frame_title());
  const html = `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${sheet}</style></head><body><main><div id="form"></div><p id="said" role="alert"></p></main><script type="application/json" id="given">${data}</script><script>${script}</script></body></html>`;
  return { html, policy: policyOf(form, script), permissions: permissionsOf(form) };
}

function policyOf({ sources }: Form, script: string): string {
  const { script: scripts, frame, connect } = sources;
  return [
    "default-src 'none'",
    `script-src ${[hashOf(script), ...scripts].join(' ')}`,
    // Vendors style the frames and buttons that they draw here; nothing of the shop's is in this document.
    "style-src 'unsafe-inline'",
    `img-src ${['data:', ...scripts].join(' ')}`,
    `frame-src ${frame.join(' ')}`,
    `connect-src ${connect.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Origins with a wildcard cannot be named here. */
const permissionsOf = ({ sources }: Form) =>
  `camera=(), microphone=(), geolocation=(), payment=(${['self', ...sources.frame.filter((one) => !one.includes('*')).map((one) => `"${one}"`)].join(' ')})`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const sheet = `
:root { color-scheme: light; font: 16px/1.4 system-ui, sans-serif; color: #1c2430; }
body { margin: 0; }
main { display: grid; gap: 14px; padding: 4px; }
p { margin: 0; color: #b3261e; }
p:empty { display: none; }
button { min-height: 48px; padding: 10px 18px; font: inherit; font-weight: 600; border: 0; border-radius: 8px; background: #1c2430; color: #fff; cursor: pointer; }
button:focus-visible { outline: 3px solid #1a5fb4; outline-offset: 2px; }
button[disabled] { opacity: .6; }
`;
