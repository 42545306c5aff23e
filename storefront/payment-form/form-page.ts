import type { FormMessage, GivenForm } from '../../contract/payment-form.ts';

/** The document as a vendor's form uses it. */
export interface FormPage {
  given: GivenForm;
  tell(message: FormMessage): void;
  /** The handle of the payment to approve; '' when the order was not placed: the checkout says why. */
  askForOrder(): Promise<string>;
  /** Shows a sentence; '' takes it away. */
  say(sentence: string): void;
  /** Keeps room for what the vendor draws over the document. */
  reserve(pixels: number): void;
  /** Where the vendor draws its form. */
  place: string;
  /** The same, for a vendor that looks for an id of its own. */
  addPlace(id: string): void;
  /** The button of ours below it; it stays disabled while `press` runs. */
  addButton(label: string, press: () => Promise<void>): void;
  /** An element of the vendor's own that is pressed. */
  addElement(tag: string, press: () => Promise<void>): void;
}

/** Opens the document, loads the vendor's script, and hands both to `draw`. */
export async function openForm<Vendor>(
  vendorIn: (global: object) => Vendor | undefined,
  draw: (page: FormPage, vendor: Vendor) => Promise<void>,
): Promise<void> {
  const page = documentPage();
  try {
    await load(page.given.scriptUrl);
    const vendor = vendorIn(window);
    if (!vendor) throw new Error('the script of the vendor defines nothing');
    await draw(page, vendor);
  } catch {
    page.say(page.given.texts.unavailable);
  }
}

function documentPage(): FormPage {
  const given = JSON.parse(element('given').textContent ?? '') as GivenForm;
  const tell = (message: FormMessage) => parent.postMessage(message, location.origin);
  const height = () => tell({ type: 'payment-height', height: document.documentElement.offsetHeight });
  new ResizeObserver(height).observe(document.documentElement);
  return {
    given,
    tell,
    askForOrder: () =>
      new Promise((answered) => {
        const hear = ({ source, origin, data }: MessageEvent) => {
          if (source !== parent || origin !== location.origin || data?.type !== 'payment-order') return;
          removeEventListener('message', hear);
          answered(String(data.handle ?? ''));
        };
        addEventListener('message', hear);
        tell({ type: 'payment-order' });
      }),
    say: (sentence) => {
      element('said').textContent = sentence;
    },
    reserve: (pixels) => {
      document.body.style.minHeight = `${pixels}px`;
    },
    place: '#form',
    addPlace(id) {
      element('form').append(Object.assign(document.createElement('div'), { id }));
    },
    addButton(label, press) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      button.addEventListener('click', async () => {
        button.disabled = true;
        await press().finally(() => {
          button.disabled = false;
        });
      });
      element('form').after(button);
    },
    addElement(tag, press) {
      const made = document.createElement(tag);
      made.addEventListener('click', () => void press());
      element('form').append(made);
    },
  };
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the document has no #${id}`);
  return found;
}

const load = (src: string) =>
  new Promise<void>((loaded, failed) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => loaded());
    script.addEventListener('error', () => failed(new Error(`${src} was not loaded`)));
    script.src = src;
    document.head.append(script);
  });
