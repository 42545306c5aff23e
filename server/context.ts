import type { Logger } from 'pino';
import type { ActionName, Checked, Output } from '../contract/actions.ts';
import type { Passwords } from './account/passwords.ts';
import type { RestoreTask } from './backup/kept/restore-task.ts';
import type { MoveTask } from './backup/move/move-task.ts';
import type { SearchLog } from './browse/search-log.ts';
import type { Session } from './call/sessions.ts';
import type { Changes } from './changes/follow-changes.ts';
import type { Db, Query } from './db/db.ts';
import type { Env } from './env.ts';
import type { SlowRequests } from './http/slow-requests.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { PaymentAccounts } from './payment/settle-payment.ts';
import type { SecretKey } from './process/secret-key.ts';
import type { AudiobookProvider } from './providers/audiobook/audiobook.ts';
import type { BackupPlaces } from './providers/backups/index.ts';
import type { CaptchaProvider } from './providers/captcha/captcha.ts';
import type { ImageStore } from './providers/images/images.ts';
import type { NewsletterProvider } from './providers/newsletter/newsletter.ts';
import type { WebReader } from './providers/web/web.ts';
import type { SearchBackend } from './search/backend.ts';
import type { CarrierQuotes } from './shipping/carrier-quotes.ts';
import type { Store, Stores } from './store/stores.ts';

/** What a running shop is made of; built once by compose.ts, and by the tests with other parts. */
export interface Shop {
  env: Env;
  db: Db;
  stores: Stores;
  changes: Changes;
  search: SearchBackend;
  searchLog: SearchLog;
  jobs: Jobs;
  captcha: CaptchaProvider;
  images: ImageStore;
  backups: BackupPlaces;
  /** Works on all data in place of this shop, once the running requests have their answer. null: other processes share the database. */
  closeFor: ((task: RestoreTask | MoveTask) => void) | null;
  web: WebReader;
  secret: SecretKey;
  audiobooks: AudiobookProvider;
  passwords: Passwords;
  newsletters: NewsletterProvider;
  payments: PaymentAccounts;
  carriers: CarrierQuotes;
  slow: SlowRequests;
  log: Logger;
  now(): Date;
}

/** What a context is made of: the transaction of a change, or the database for reads and steps before a transaction. */
export interface Work {
  q: Query;
  uuid: string;
  /** Runs after the transaction has committed; an error there is logged and does not fail the call. Throws in reads. */
  afterCommit: AfterCommit;
}
export type AfterCommit = (work: () => void | Promise<void>) => void;

/** What a handler works with. `q` is the call's transaction when the action changes something, else the database. */
export interface Context {
  shop: Shop;
  q: Query;
  store: Store;
  /** Never null in an action whose contract says session: 'create'. */
  session: Session | null;
  /** Where this shopper collects: their choice, else the store's first location. */
  locationId: number | null;
  /** Guests see prices only where the store allows it, customers always (APP-014). */
  showPrices: boolean;
  now: Date;
  /** Idempotency key of the call, '' for reads. */
  uuid: string;
  address: string;
  /** How the browser names itself. */
  agent: string;
  /** The cookie a browser is known by, '' for none; see account/known-device.ts. */
  device: string;
  /**
   * Gives the caller this session's cookie, in a change, after its commit. The caller of this function deletes the old
   * session.
   */
  replaceSession(token: string): void;
  /** Sends this cookie, in a change, after its commit. */
  keepDevice(cookie: string): void;
  /**
   * Runs `work` after the commit of a change, for what must not happen when it is rolled back and needs no second try. What
   * must reach the outside exactly once is a row written in the transaction, which a job works off (jobs/jobs.ts).
   */
  afterCommit: AfterCommit;
}

/** A handler answers, throws a `Refusal` that its contract lists, or throws (a bug). */
export type Handler<N extends ActionName> = (ctx: Context, input: Checked<N>) => Promise<Output<N>>;

/**
 * A changing action with work that must not be done while a transaction is open: hashing a password, checking for a
 * human. `before` does it, with `ctx.q` being the database itself, and returns what is done inside the transaction.
 */
export interface TwoSteps<N extends ActionName> {
  before(ctx: Context, input: Checked<N>): Promise<(ctx: Context) => Promise<Output<N>>>;
  /** Goes on after the commit, with `ctx.q` being the database itself. Also runs for a repeated call, on the first answer. */
  after?(ctx: Context, committed: Output<N>, input: Checked<N>): Promise<Output<N>>;
}

/** A group's list of handlers. */
export type Handlers<N extends ActionName> = { [K in N]: Handler<K> | TwoSteps<K> };
