import type { FormPage } from './form-page.ts';

interface StripeError {
  type: string;
  message?: string;
}

/** As much of Stripe.js as is used (docs.stripe.com/js). */
export interface StripeJs {
  elements(options: object): {
    create(
      type: 'payment',
      options: object,
    ): { mount(selector: string): void; on(event: 'loaderror', heard: () => void): void };
    submit(): Promise<{ error?: StripeError }>;
  };
  createConfirmationToken(options: { elements: object }): Promise<{
    error?: StripeError;
    confirmationToken?: { id: string };
  }>;
  handleNextAction(options: { clientSecret: string }): Promise<{ error?: StripeError }>;
}
export type Stripe = (publishableKey: string, options: { locale: string }) => StripeJs;

/** 3-D Secure is at most 600 by 400 (EMV 3DS), and Stripe draws it in the middle of the document. */
const challengeHeight = 640;
/** A form that fails so often without a token is closed (PAY-044). */
const mostFailures = 3;

/**
 * The Payment Element: what is typed into Stripe's own frame becomes a confirmation token
 * (docs.stripe.com/payments/finalize-payments-on-the-server). With a handle, the 3-D Secure step of a payment that has begun.
 */
export async function drawStripe(page: FormPage, stripeOf: Stripe): Promise<void> {
  const { publicKey, values, language, handle, texts } = page.given;
  const stripe = stripeOf(publicKey, { locale: language });
  if (handle) {
    page.reserve(challengeHeight);
    // The shop asks Stripe about the payment, whatever the form reports.
    await stripe.handleNextAction({ clientSecret: handle }).catch(() => undefined);
    return page.tell({ type: 'payment-done' });
  }
  const elements = stripe.elements({
    mode: values.mode,
    amount: Number(values.amount),
    currency: values.currency,
    allowedPaymentMethodTypes: values.allowedPaymentMethodTypes?.split(','),
  });
  const form = elements.create('payment', { layout: 'tabs' });
  form.on('loaderror', () => page.say(texts.unavailable));
  form.mount(page.place);

  let failures = 0;
  page.addButton(texts.pay, async () => {
    page.say('');
    const token = await tokenOf();
    if (token) return page.tell({ type: 'payment-token', token });
    if (failures >= mostFailures) page.tell({ type: 'payment-too-many' });
  });

  /** '' after it has said what is wrong. */
  async function tokenOf(): Promise<string> {
    try {
      // Stripe marks its fields itself.
      const submitted = await elements.submit();
      if (submitted.error) {
        page.say(submitted.error.message ?? texts.failed);
        return '';
      }
      const { confirmationToken, error } = await stripe.createConfirmationToken({ elements });
      if (confirmationToken) return confirmationToken.id;
      if (error?.type === 'validation_error') {
        page.say(error.message ?? texts.failed);
        return '';
      }
    } catch {
      // As an error that Stripe answers with.
    }
    failures += 1;
    page.say(failures >= mostFailures ? texts.tooMany : texts.failed);
    return '';
  }
}
