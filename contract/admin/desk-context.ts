import type { AdminCall } from './call.ts';

/** The store that a page of the back office belongs to. */
export interface DeskStore {
  name: string;
  /** Address of the shop, without a slash at the end. */
  origin: string;
  /** The same at the name that this browser uses, which may be one that only this machine or network knows: links lead there. */
  reached: string;
  /** Whether a mail server is set up; without one, emails are kept and reach no one. */
  sendsMail: boolean;
  /** BCP 47 tag. */
  language: string;
  /** IANA name. */
  timeZone: string;
  /** ISO 4217. */
  currency: string;
}

/** What the server hands to the loaders and form actions of the back office. */
export interface DeskContext {
  api: AdminCall;
  store: DeskStore;
  /** For the page's inline scripts: its policy lets no other run. */
  nonce: string;
  /** The audit entry of the one change that was made so far, if it can be undone. */
  undoable(): number | undefined;
}
