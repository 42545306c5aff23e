import type { FormPage } from './form-page.ts';

/** As much of Clearent's JavaScript SDK as is used (clearent.github.io/javascript-sdk). */
export interface ClearentJs {
  init(options: { baseUrl: string; pk: string; validationCallback: string }): void;
  getPaymentToken(): Promise<{ payload?: { 'mobile-jwt'?: { jwt?: string } } }>;
}

/** The SDK draws its form into an element with this id. */
const place = 'payment-form';
/** The SDK calls a function of this name with the problem of a field, or with nothing when the field is right. */
const validation = 'handsellClearentValidation';
/** A form that fails so often without a token is closed (PAY-044). */
const mostFailures = 3;
/** The SDK does not say whether its promise always ends. */
const patienceMs = 20_000;

/** The SDK's card form, in a frame of the gateway: what is typed there becomes a token for one use. It says itself what is mistyped. */
export async function drawClearent(page: FormPage, clearent: ClearentJs): Promise<void> {
  const { publicKey, values, texts } = page.given;
  let isMistyped = false;
  let failures = 0;
  Object.assign(globalThis, {
    [validation](messages: unknown) {
      isMistyped = Array.isArray(messages) && messages.length > 0;
    },
  });
  page.addPlace(place);
  clearent.init({ baseUrl: values.gateway ?? '', pk: publicKey, validationCallback: validation });
  page.addButton(texts.pay, async () => {
    page.say('');
    const token = await tokenOf(clearent);
    if (token) return page.tell({ type: 'payment-token', token });
    if (isMistyped) return;
    failures += 1;
    page.say(failures >= mostFailures ? texts.tooMany : texts.failed);
    if (failures >= mostFailures) page.tell({ type: 'payment-too-many' });
  });
}

/** '' when the SDK gives no token. */
async function tokenOf(clearent: ClearentJs): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((end) => {
    timer = setTimeout(() => end(null), patienceMs);
  });
  try {
    const answer = await Promise.race([clearent.getPaymentToken(), tooLate]);
    return answer?.payload?.['mobile-jwt']?.jwt ?? '';
  } catch {
    return '';
  } finally {
    clearTimeout(timer);
  }
}
