import { createHash } from 'node:crypto';
import * as m from '../../../../messages/compiled/messages.js';
import { escapeHtml } from '../../../escape-html.ts';
import { type CardFields, expiryYears } from './card-fields.ts';

/** What the page that shows the form asks for in its address. */
export interface FormOptions {
  account: string;
  /** Origin of the page around the form: the only one that may show it and is sent the token. */
  origin: string;
  language: string;
  country: string;
  accepted: readonly string[];
  /** Text of the button. */
  button: string;
}

export interface SandboxPage {
  html: string;
  policy: string;
}

/** Groups the digits while they are typed (PAY-027), and tells the page around how high the form is. */
const formScript = `
const number = document.getElementById('number');
number.addEventListener('input', () => {
  const end = number.selectionStart === number.value.length;
  const digits = number.value.replace(/[^\\d]/g, '');
  if (!end || digits.length !== number.value.replace(/\\s/g, '').length) return;
  const groups = /^3[47]/.test(digits) ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)] : digits.match(/.{1,4}/g) || [];
  number.value = groups.filter(Boolean).join(' ').slice(0, 25);
});
const origin = document.body.dataset.origin;
const tell = () => parent.postMessage({ type: 'payment-height', height: document.documentElement.offsetHeight }, origin);
new ResizeObserver(tell).observe(document.documentElement);
const wrong = document.querySelectorAll('[aria-invalid=true]');
if (wrong[0]) {
  wrong[0].focus();
  parent.postMessage({ type: 'payment-invalid' }, origin);
}
document.querySelector('form').addEventListener('submit', () => { document.querySelector('button').disabled = true; });
`;

/** Hands the outcome to the page around. */
const tellScript = `
const { origin, message } = document.body.dataset;
parent.postMessage(JSON.parse(message), origin);
`;

const sheet = `
:root { color-scheme: light; font: 16px/1.4 system-ui, sans-serif; color: #1c2430; }
body { margin: 0; padding: 4px; }
form { display: grid; gap: 14px; }
p { margin: 0; }
.note { background: #fff6dd; border: 1px solid #e2c878; border-radius: 8px; padding: 8px 12px; font-size: 14px; }
.row { display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(110px, 1fr)); align-items: start; }
label { display: block; margin-bottom: 6px; font-size: 15px; font-weight: 600; }
input, select { box-sizing: border-box; width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; border: 1px solid #76808e; border-radius: 8px; background: #fff; color: inherit; }
input:focus-visible, select:focus-visible, button:focus-visible { outline: 3px solid #1a5fb4; outline-offset: 2px; }
[aria-invalid=true] { border: 2px solid #b3261e; }
.wrong { color: #b3261e; font-size: 14px; font-weight: 400; }
button { min-height: 48px; padding: 10px 18px; font: inherit; font-weight: 600; border: 0; border-radius: 8px; background: #1c2430; color: #fff; cursor: pointer; }
button[disabled] { opacity: .6; }
button.quiet { background: #fff; color: #1c2430; border: 1px solid #76808e; }
main { display: grid; gap: 14px; max-width: 34rem; margin: 0 auto; padding: 24px 16px; }
h1 { margin: 0; font-size: 24px; line-height: 1.2; }
`;

export function cardFormPage(
  options: FormOptions,
  fields: CardFields,
  problems: Partial<Record<keyof CardFields, string>>,
  now: Date,
): SandboxPage {
  const input = (name: keyof CardFields, label: string, attributes: string) =>
    labelled(name, label, problems[name], (aria) => {
      // Never write a number or a CVV back into a page.
      const value = name === 'number' || name === 'cvv' ? '' : fields[name];
      return `<input id="${name}" name="${name}" value="${escapeHtml(value)}" ${attributes} ${aria}>`;
    });
  const select = (name: 'month' | 'year', label: string, values: number[]) =>
    labelled(name, label, problems[name], (aria) => {
      const choices = ['', ...values.map(String)].map(
        (value) => `<option${value === fields[name] ? ' selected' : ''}>${value}</option>`,
      );
      return `<select id="${name}" name="${name}" autocomplete="cc-exp-${name}" ${aria}>${choices.join('')}</select>`;
    });
  const asksPostal = options.country === 'US' || options.country === 'CA';
  const body = `<form method="post" novalidate>
<p class="note">${escapeHtml(m.card_sandbox())}</p>
${input('name', m.card_name(), 'autocomplete="cc-name" maxlength="80"')}
${input('number', m.card_number(), 'autocomplete="cc-number" inputmode="numeric" maxlength="25"')}
<div class="row">${select(
    'month',
    m.card_month(),
    Array.from({ length: 12 }, (_, i) => i + 1),
  )}${select('year', m.card_year(), expiryYears(now))}${input(
    'cvv',
    m.card_cvv(),
    'autocomplete="cc-csc" inputmode="numeric" maxlength="4"',
  )}</div>
${asksPostal ? input('postal_code', m.card_postal(), 'autocomplete="postal-code" maxlength="10"') : ''}
<button>${escapeHtml(options.button)}</button>
</form>`;
  return page(options, body, formScript, '');
}

/** What the shop's page is sent: never more than a token and the card's last four digits. */
export function outcomePage(options: Pick<FormOptions, 'origin' | 'language'>, message: object): SandboxPage {
  return page(options, `<p>${escapeHtml(m.card_done())}</p>`, tellScript, JSON.stringify(message));
}

/** The bank's page of 3-D Secure. */
export function challengePage(
  options: Pick<FormOptions, 'origin' | 'language'>,
  text: { shop: string; amount: string },
): SandboxPage {
  const body = `<form method="post">
<h1>${escapeHtml(m.card_challenge_heading())}</h1>
<p>${escapeHtml(m.card_challenge_text(text))}</p>
<button name="answer" value="confirm">${escapeHtml(m.card_challenge_confirm())}</button>
<button class="quiet" name="answer" value="reject">${escapeHtml(m.card_challenge_reject())}</button>
</form>`;
  return page(options, body, '', '');
}

function labelled(
  name: string,
  label: string,
  problem: string | undefined,
  control: (aria: string) => string,
): string {
  const aria = problem ? `aria-invalid="true" aria-describedby="${name}-wrong"` : '';
  const wrong = problem ? `<span class="wrong" id="${name}-wrong">${escapeHtml(problem)}</span>` : '';
  return `<div><label for="${name}">${escapeHtml(label)}</label>${control(aria)}${wrong}</div>`;
}

function page(
  { origin, language }: Pick<FormOptions, 'origin' | 'language'>,
  body: string,
  script: string,
  message: string,
): SandboxPage {
  const attributes = `data-origin="${escapeHtml(origin)}" data-message="${escapeHtml(message)}"`;
  return documentOf({ language, title: m.card_number(), attributes, body, script, around: origin });
}

/** A page of the bank's own, not for a frame. */
export const plainPage = (title: string, body: string): SandboxPage =>
  documentOf({ language: 'en', title, attributes: '', body, script: '', around: "'none'" });

function documentOf(of: {
  language: string;
  title: string;
  attributes: string;
  body: string;
  script: string;
  /** The origin that may show it in a frame. */
  around: string;
}): SandboxPage {
  const { script } = of;
  const html = `<!doctype html><html lang="${escapeHtml(of.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(of.title)}</title><style>${sheet}</style></head><body ${of.attributes}>${of.body}${script ? `<script>${script}</script>` : ''}</body></html>`;
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = [
    "default-src 'none'",
    `style-src ${hash(sheet)}`,
    script ? `script-src ${hash(script)}` : "script-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${of.around}`,
  ].join('; ');
  return { html, policy };
}
