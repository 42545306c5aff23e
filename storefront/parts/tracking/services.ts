import type { SiteSettings } from '../../../contract/store.ts';
import type { TrackedEvent } from './events.ts';
import { withoutRepeats } from './without-repeats.ts';

/** Where pages and events are reported to. */
export interface Service {
  page(path: string): void;
  event(event: TrackedEvent): void;
}

type Send = (...told: unknown[]) => void;
interface Pixel extends Send {
  queue: unknown[][];
  callMethod?: Send;
  loaded: boolean;
  version: string;
}
type Named = Window & { dataLayer?: unknown[]; fbq?: Pixel };

/** Brings the services a shop has set into the page; only where the reader has agreed and the policy allows it. */
export function startServices({ store_info: store, custom_head }: SiteSettings): Service[] {
  const services: Service[] = [];
  if (store.google_analytics_code) services.push(googleAnalytics(store.google_analytics_code));
  if (store.facebook_pixel_id) services.push(facebookPixel(store.facebook_pixel_id));
  addToHead(custom_head);
  return services;
}

/** As its documentation has it: commands wait in `dataLayer` until the script has come. */
function googleAnalytics(code: string): Service {
  const named: Named = window;
  named.dataLayer ??= [];
  const queue = named.dataLayer;
  // The script tells a command from other entries by its being `arguments`.
  const send: Send = function command() {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments);
  };
  send('js', new Date());
  send('config', code, { send_page_view: false });
  load(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(code)}`);
  return {
    page: (path) => send('event', 'page_view', { page_location: window.location.origin + path }),
    event() {
      // Its own events come from page views; the ones of APP-045 are the pixel's.
    },
  };
}

function facebookPixel(id: string): Service {
  const named: Named = window;
  const pixel: Pixel = Object.assign(
    (...told: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...told);
      else pixel.queue.push(told);
    },
    { queue: [] as unknown[][], loaded: true, version: '2.0' },
  );
  named.fbq = pixel;
  pixel('init', id);
  load('https://connect.facebook.net/en_US/fbevents.js');
  return {
    page: () => pixel('track', 'PageView'),
    event: withoutRepeats(({ name, data }) => pixel('track', name, data)),
  };
}

function load(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/** APP-047. Scripts that come as text do not run; copies of them do. */
function addToHead(html: string): void {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const element of [...parsed.head.children, ...parsed.body.children]) {
    // Those stand in the page from the server on (head-metas.ts).
    if (element.tagName === 'META') continue;
    document.head.append(
      element.tagName === 'SCRIPT' ? livingScript(element) : document.importNode(element, true),
    );
  }
}

function livingScript(dead: Element): HTMLScriptElement {
  const script = document.createElement('script');
  for (const { name, value } of dead.attributes) script.setAttribute(name, value);
  script.text = dead.textContent ?? '';
  return script;
}
