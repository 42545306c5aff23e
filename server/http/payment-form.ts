import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { Output } from '../../contract/actions.ts';
import type { paymentChoices } from '../../contract/checkout.ts';
import * as m from '../../messages/compiled/messages.js';
import { getLocale } from '../../messages/compiled/runtime.js';
import { apiFor } from '../call/api.ts';
import type { Shop } from '../context.ts';
import { escapeHtml } from '../escape-html.ts';
import { callerOf, reachedAt } from './request-facts.ts';
import { type FormDocument, scriptForm } from './script-form.ts';

type Form = Output<'checkout/getPaymentForm'>;

/**
 * /checkout/payment-form: the provider's form, or its page of 3-D Secure, in a document of its own. The checkout shows it in a
 * frame, so that no page of the shop lets a provider's site in; the policy of this one names the store's provider only.
 */
export function paymentForm(shop: Shop): Hono {
  const app = new Hono();
  app.get('/checkout/payment-form', async (c) => {
    const caller = callerOf(c, shop);
    if (!caller) return c.notFound();
    // The provider's frame talks to no other page than this one, by the name that this browser uses.
    const origin = reachedAt(c, shop);
    const api = apiFor(shop, { ...caller, store: { ...caller.store, origin } });
    const answer = await api('checkout/getPaymentForm', {
      payment_choice: (c.req.query('choice') ?? 'not_required') as (typeof paymentChoices)[number],
      order_number: c.req.query('order') ?? '',
      order_key: c.req.query('key') ?? '',
    });
    c.header('cache-control', 'no-store');
    c.header('x-robots-tag', 'noindex');
    // The address holds the order's key.
    c.header('referrer-policy', 'origin');
    const scripted = answer.ok ? await scriptedForm(answer.value) : null;
    if (scripted) {
      c.header('content-security-policy', scripted.policy);
      c.header('permissions-policy', scripted.permissions);
      return c.html(scripted.html);
    }
    const shown = answer.ok ? frameOf(answer.value) : null;
    if (!shown) return c.text(answer.ok ? m.refusal_payment_unavailable() : answer.error, 404);
    c.header('content-security-policy', policyOf(shown));
    return c.html(
      `<!doctype html><html lang="${getLocale()}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(m.payment_frame_title())}</title><style>${sheet}</style><body><iframe src="${escapeHtml(shown.url)}" title="${escapeHtml(m.payment_frame_title())}" sandbox="allow-scripts allow-forms allow-same-origin"></iframe><script>${script}</script>`,
    );
  });
  return app;
}

/** The form of a vendor's script, or what its script shows of a payment that has begun; null for another kind. */
async function scriptedForm({ form, step }: Form): Promise<FormDocument | null> {
  if (!form?.scriptUrl || (step && step.kind !== 'script')) return null;
  return scriptForm(form, { handle: step?.handle ?? '', language: getLocale() });
}

/** The page to show, and the origins that it comes from; null for a payment method without one. */
function frameOf({ form, step }: Form): { url: string; sources: string[] } | null {
  if (!form) return null;
  if (!step) return form.frameUrl ? { url: form.frameUrl, sources: form.sources.frame } : null;
  return step.kind === 'frame' ? { url: step.url, sources: [new URL(step.url).origin] } : null;
}

const sheet = `
body { margin: 0; }
iframe { display: block; width: 100%; height: 480px; border: 0; }
`;

/** Passes on what the provider's page says, and gives its frame the height that it asks for. */
const script = `
const frame = document.querySelector('iframe');
const inside = new URL(frame.src).origin;
addEventListener('message', ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== inside) return;
  if (data.type === 'payment-height') frame.style.height = data.height + 'px';
  parent.postMessage(data, location.origin);
});
`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function policyOf({ sources }: { sources: string[] }): string {
  return [
    "default-src 'none'",
    `script-src ${hash(script)}`,
    `style-src ${hash(sheet)}`,
    `frame-src ${sources.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
