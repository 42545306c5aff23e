import { isLegalPath } from './legal-paths.ts';

/** What is known of an address besides the page that answers there. */
interface PathFacts {
  /**
   * It and all below belong to one shopper: account, cart, checkout, payment, orders. Never cached or shared; they run only
   * our own scripts (decisions §0.1).
   */
  personal?: true;
  /** Visitors get past the gate of a private shop here or ask for access, mail programs stop mails below it, or staff see a draft. Legal texts are open as well. */
  atGate?: 'here' | 'below';
  /** What robots.txt keeps crawlers out of: addresses that begin with it, or those below it. */
  crawlersKeepOut?: 'from-here' | 'below';
  /** One of the addresses in the sitemap, where every shop has it. */
  inSitemap?: true;
  /** All below exist only where the shop shows its development pages. */
  development?: true;
  /** Its form sends a file. */
  takesFile?: true;
}

/**
 * Addresses with facts of their own; all others are pages for everybody. The addresses that are no pages are in
 * file-paths.ts: every page's script needs those, and nothing else of this table.
 */
const paths: Readonly<Record<`/${string}`, PathFacts>> = {
  '/admin': { personal: true, crawlersKeepOut: 'below' },
  '/customer': { crawlersKeepOut: 'below' },
  '/checkout': { personal: true, crawlersKeepOut: 'below' },
  '/checkout/cart/import': { takesFile: true },
  '/purchase': { personal: true, crawlersKeepOut: 'from-here' },
  '/account': { personal: true, crawlersKeepOut: 'below' },
  '/account/lists/import': { takesFile: true },
  '/account/login': { atGate: 'here' },
  '/account/signup': { atGate: 'here' },
  '/account/verify': { atGate: 'here' },
  '/account/create': { atGate: 'here' },
  '/account/forgot': { atGate: 'here' },
  '/account/activate': { atGate: 'here' },
  '/forgot-password': { personal: true, atGate: 'here' },
  '/cancel': { personal: true, crawlersKeepOut: 'below' },
  '/rsvp': { personal: true, crawlersKeepOut: 'below' },
  '/alerts': { personal: true, crawlersKeepOut: 'below' },
  '/alerts/stop': { atGate: 'below' },
  '/drafts': { personal: true, atGate: 'below' },
  '/lists/cartable': { crawlersKeepOut: 'below' },
  '/lists/shared': { personal: true },
  '/gift-registry': { personal: true },
  '/pdf': { personal: true, crawlersKeepOut: 'below' },
  '/location': { personal: true, crawlersKeepOut: 'from-here' },
  '/refresh': { crawlersKeepOut: 'from-here' },
  '/dev': { personal: true, crawlersKeepOut: 'below', development: true },
  '/browse': { inSitemap: true },
  '/events': { inSitemap: true },
  '/search/list': { takesFile: true },
};

const withFact = (fact: keyof PathFacts) =>
  Object.entries(paths).flatMap(([path, facts]) => (facts[fact] ? [path] : []));

const personal = withFact('personal');
const development = withFact('development');
const takingFiles = withFact('takesFile');

const isBelow = (path: string, above: string) => path.startsWith(`${above}/`);

/** Pages of one shopper. */
export function isPersonalPath(path: string): boolean {
  return personal.some((own) => path === own || isBelow(path, own));
}

/** Pages that a private shop shows to visitors whom its gate keeps out. */
export function isOpenAtGate(path: string): boolean {
  const isOpen = ([open, { atGate }]: [string, PathFacts]) =>
    (atGate === 'here' && (path === open || path === `${open}/`)) ||
    (atGate === 'below' && isBelow(path, open));
  return Object.entries(paths).some(isOpen) || isLegalPath(path);
}

/** Pages for those who build the shop. */
export function isDevelopmentPath(path: string): boolean {
  return development.some((folder) => isBelow(path, folder));
}

export function takesFile(path: string): boolean {
  return takingFiles.includes(path);
}

/** The addresses that every shop has in its sitemap, besides its own pages, lists and titles. */
export const sitemapPaths: readonly string[] = withFact('inSitemap');

/** What robots.txt disallows, as it writes it. */
export const disallowedPaths: readonly string[] = Object.entries(paths).flatMap(
  ([path, { crawlersKeepOut }]) => {
    if (!crawlersKeepOut) return [];
    return crawlersKeepOut === 'below' ? `${path}/` : path;
  },
);

/** A path as a line of the log has it: some end with a secret that opens what they lead to. */
export const loggedPath = (path: string): string =>
  path.replace(
    /^(\/cancel\/event\/[^/]*\/|\/drafts\/|\/lists\/shared\/|\/alerts\/(?!new\/)|\/admin\/welcome\/).+/i,
    '$1…',
  );
