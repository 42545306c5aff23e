import type { FormPage } from './form-page.ts';

/** As much of PayPal's Web SDK v6 as is used (docs.paypal.ai/reference/sdk/js/v6/reference). */
export interface PayPal {
  createInstance(options: {
    clientId: string;
    components: string[];
    pageType: string;
    locale: string;
  }): Promise<PayPalSdk>;
}
interface PayPalSdk {
  findEligibleMethods(options: { currencyCode: string }): Promise<{ isEligible(method: string): boolean }>;
  createPayPalOneTimePaymentSession(options: {
    onApprove(): Promise<void>;
    onCancel(): void;
    onError(): void;
  }): {
    start(options: { presentationMode: 'auto' }, order: Promise<{ orderId: string }>): Promise<void>;
  };
}

class NoOrder extends Error {
  override name = 'NoOrder';
}

/** PayPal's button: it opens PayPal's window for an order that the shop makes when it is pressed. */
export async function drawPayPal(page: FormPage, paypal: PayPal): Promise<void> {
  const { publicKey, values, language, handle, texts } = page.given;
  const sdk = await paypal.createInstance({
    clientId: publicKey,
    components: (values.components ?? '').split(','),
    pageType: values.pageType ?? '',
    locale: language,
  });
  const eligible = await sdk.findEligibleMethods({ currencyCode: values.currency ?? '' });
  if (!eligible.isEligible('paypal')) return page.say(texts.unavailable);

  const session = sdk.createPayPalOneTimePaymentSession({
    onApprove: async () => page.tell({ type: 'payment-done' }),
    onCancel: () => page.say(texts.canceled),
    onError: () => page.tell({ type: 'payment-error' }),
  });
  // A second press goes on with the same order.
  let order = handle ? Promise.resolve({ orderId: handle }) : null;
  page.addElement('paypal-button', async () => {
    page.say('');
    order ??= newOrder();
    try {
      // Without a pause before it: browsers open windows only for a press.
      await session.start({ presentationMode: 'auto' }, order);
    } catch {
      const hasOrder = await order.then(
        () => true,
        () => false,
      );
      if (hasOrder) page.tell({ type: 'payment-error' });
      else order = null;
    }
  });

  async function newOrder(): Promise<{ orderId: string }> {
    const orderId = await page.askForOrder();
    if (!orderId) throw new NoOrder('the checkout has refused the order');
    return { orderId };
  }
}
