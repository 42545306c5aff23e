import type { z } from 'zod';
import type { Permission } from './admin/permissions.ts';

/** Who may call an action. Dispatch checks it before the input is read (server/call/policy.ts). */
export type Who =
  /** Guests and customers. */
  | 'anyone'
  /** Logged-in customers; a guest is refused with `login_required`. */
  | 'customer'
  /** For admin actions: anyone with a role in the store. */
  | 'staff'
  /** For admin actions: staff whose role has this permission; others are refused with `not_allowed`. */
  | { permission: Permission };

/** How an action meets the session. */
export type SessionUse =
  /** Works without one and never makes one: what it answers depends on store, location and price visibility only. */
  | 'none'
  /** Uses the session if the request has one; never makes one (a page view sets no cookie). */
  | 'read'
  /** Needs one: makes it, and sets the cookie, when the request has none. */
  | 'create';

/** Calls allowed per session or, without one, per address. */
export interface RateLimit {
  calls: number;
  seconds: number;
  /**
   * Calls allowed per IP address in the same time, across all sessions: for actions open to brute force with a new session
   * for each attempt (decisions §0.9).
   */
  perAddress?: number;
}

/** What both sides know about one action. `name` is the path after /customer/ or /admin/. */
export interface Action<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  R extends string = string,
> {
  /** Shape of the payload (without the base fields uuid, session_id, log_url, store_id, for_account). */
  input: I;
  /** Shape of a successful answer. */
  output: O;
  /** Codes this action may refuse with, besides the ones dispatch gives (`commonRefusals`). */
  refusals: readonly R[];
  who: Who;
  session: SessionUse;
  /**
   * Also answers at the gate of a private or exclusive shop (APP-042, APP-043): what a visitor needs to log in. It must not
   * expose the catalogue; every other action is refused there with `login_required`.
   */
  atGate?: true;
  /** Writes something: runs in a transaction and is idempotent by `uuid`. */
  changes: boolean;
  /** Answers a file: called with GET, so that a link can fetch it (API-008). */
  download?: boolean;
  /** The answer has a secret: the copy that is kept for a repeated call is sealed. */
  secretAnswer?: boolean;
  limit?: RateLimit;
  /** Fields with secrets, such as passwords: not stored with the record that recognises a repeated call. */
  secrets?: readonly string[];
  /** Takes a file: the largest request body in bytes. Others have 1 MB for their fields. */
  maxBytes?: number;
  /** One line for the API documentation. */
  summary: string;
}

export function action<I extends z.ZodType, O extends z.ZodType, const R extends string = never>(
  a: Action<I, O, R>,
): Action<I, O, R> {
  return a;
}

/** Refusals that dispatch itself gives, for any action. */
export const commonRefusals = [
  'invalid_input',
  'login_required',
  'uuid_reused',
  'store_mismatch',
  'session_expired',
  'other_account',
] as const;
export type CommonRefusal = (typeof commonRefusals)[number];

/** An expected 'no': HTTP 200 on the wire, with these three fields (API-005). */
export interface Refused<C extends string = string> {
  /** The sentence for the shopper: the documented text where there is one. */
  error: string;
  error_code: C | CommonRefusal;
  error_data?: unknown;
}

/** What a typed call resolves to. Anything that is neither (network down, 500) is thrown as `CallFailed`. */
export type Answer<O, C extends string = string> = { ok: true; value: O } | ({ ok: false } & Refused<C>);

/**
 * A transport fault: the sentence to show, the HTTP status, and the incident id of a 500. The server and the pages it renders
 * are two bundles with a copy of this class each: it is known by its name.
 */
export class CallFailed extends Error {
  static override [Symbol.hasInstance](e: unknown): boolean {
    return e instanceof Error && e.name === 'CallFailed';
  }

  readonly status: number;
  readonly incident: string | undefined;
  /** For a 429 or 503: seconds until the next try (Retry-After). */
  readonly wait: number | undefined;
  constructor(message: string, status: number, incident?: string, wait?: number) {
    super(message);
    this.name = 'CallFailed';
    this.status = status;
    this.incident = incident;
    this.wait = wait;
  }
}
