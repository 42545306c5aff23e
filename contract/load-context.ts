import type { Call } from './call.ts';

/** What the server hands to page loaders and form actions of the storefront. */
export interface LoadContext {
  /** The typed client, in process. */
  api: Call;
  /** A form was posted from our own site (already checked), as browsers without JavaScript do. */
  isFormPost: boolean;
  /** The page is made for one customer: it may show who they are. Other pages are shared by all guests. */
  isCustomer: boolean;
  /** The location that the page is made for; null before the shopper has chosen one. */
  locationId: number | null;
  /** For its inline scripts: the policy of the page lets no other run. */
  nonce?: string;
  /** The page is a picture of itself: it carries no scripts, and nothing in it can be pressed. */
  isAtRest?: boolean;
  /** The fields of that form when it came with files: they are read as they arrive, and cannot be read again. */
  form?: FormData;
  /** Receives the page's HTML as text. In the body of a Response it would be encoded and decoded again. */
  takeHtml?: (html: string) => void;
  /** The text of the build's style sheets by their addresses; in development there are none. */
  styleSheets?: ReadonlyMap<string, string> | undefined;
  /**
   * The preview of one of the shop's own pictures at a width in CSS pixels, as a data URL; undefined until it is made.
   * `address` begins with '/'.
   */
  findPreview?: ((address: string, width: number) => string | undefined) | undefined;
  /** Why such a form was not read, as a sentence. */
  formProblem?: string;
}
