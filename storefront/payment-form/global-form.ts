import type { FormPage } from './form-page.ts';

interface GlobalError {
  reasons?: { code?: string; message?: string }[];
}

/** As much of globalpayments.js as is used (types and README of the package @globalpayments/js). */
export interface GlobalJs {
  configure(options: { accessToken: string; env: string; apiVersion: string; language: string }): void;
  on(event: 'error', heard: (error: GlobalError) => void): void;
  creditCard: {
    form(
      selector: string,
      options: { style: 'gp-default'; amount: string; values: { submit: string } },
    ): {
      on(event: 'token-success', heard: (answer: { paymentReference: string }) => void): void;
      on(event: 'token-error', heard: (error: GlobalError) => void): void;
    };
  };
}

/** A form that fails so often without a token is closed (PAY-044). */
const mostFailures = 3;
/** What the shopper has typed is incomplete or wrong. */
const mistyped = /^INVALID_CARD/;

/** Hosted fields: what is typed into the frames of Global Payments becomes a token for one use. Their button is in a frame, too. */
export async function drawGlobal(page: FormPage, global: GlobalJs): Promise<void> {
  const { publicKey, values, language, texts } = page.given;
  const { env = '', apiVersion = '', amount = '' } = values;
  global.on('error', () => page.say(texts.unavailable));
  global.configure({ accessToken: publicKey, env, apiVersion, language });
  const form = global.creditCard.form(page.place, {
    style: 'gp-default',
    amount,
    values: { submit: texts.pay },
  });
  let failures = 0;
  form.on('token-success', ({ paymentReference }) => {
    page.say('');
    page.tell({ type: 'payment-token', token: paymentReference });
  });
  form.on('token-error', ({ reasons: [reason] = [] }) => {
    if (mistyped.test(reason?.code ?? '')) return page.say(reason?.message || texts.failed);
    failures += 1;
    page.say(failures >= mostFailures ? texts.tooMany : texts.failed);
    if (failures >= mostFailures) page.tell({ type: 'payment-too-many' });
  });
}
