import pino from 'pino';
import { onTestFinished } from 'vitest';
import type { Answer } from '../contract/action.ts';
import type { ActionName, Input, Output, RefusalCode } from '../contract/actions.ts';
import { argon2Passwords } from '../server/account/passwords.ts';
import { openSearchLog } from '../server/browse/search-log.ts';
import { type Caller, dispatch } from '../server/call/dispatch.ts';
import { followChanges } from '../server/changes/follow-changes.ts';
import { readPosition } from '../server/changes/queries.ts';
import type { Shop } from '../server/context.ts';
import type { Db } from '../server/db/db.ts';
import { readEnv } from '../server/env.ts';
import { slowRequests } from '../server/http/slow-requests.ts';
import type { JobName } from '../server/jobs/jobs.ts';
import { secretKey } from '../server/process/secret-key.ts';
import { catalogueAudiobooks } from '../server/providers/audiobook/catalogue-audiobooks.ts';
import { backupPlaces } from '../server/providers/backups/index.ts';
import type { CaptchaProvider } from '../server/providers/captcha/captcha.ts';
import { memoryImages } from '../server/providers/images/memory-images.ts';
import { fakeNewsletter } from '../server/providers/newsletter/fake-newsletter.ts';
import { PaymentNotSent } from '../server/providers/payment/payment.ts';
import { NotReadable, type WebReader } from '../server/providers/web/web.ts';
import type { SearchBackend } from '../server/search/backend.ts';
import { carrierQuotes } from '../server/shipping/carrier-quotes.ts';
import { openSetting } from '../server/store/sealed-setting.ts';
import { loadStores } from '../server/store/stores.ts';
import { freshDb } from './database.ts';

/** A shop for tests: a real database, the real road of a call, nothing from outside. */
export interface TestShop {
  shop: Shop;
  db: Db;
  /** Jobs that were woken. */
  woken: JobName[];
  /** Call after writing stores, locations or settings. */
  reload(): Promise<void>;
  /** A browser of its own: keeps its session between calls. `store` is a webstore_name; default: the first store. */
  visitor(store?: string): Visitor;
  close(): Promise<void>;
}

export interface Visitor {
  readonly caller: Caller;
  call<N extends ActionName>(
    name: N,
    input: Input<N>,
    uuid?: string,
  ): Promise<Answer<Output<N>, RefusalCode<N>>>;
  /** Like `call`, for input that the types do not allow. */
  send(name: string, input: unknown, uuid?: string): Promise<Answer<unknown>>;
  /** The answer's value; fails the test on a refusal. */
  get<N extends ActionName>(name: N, input: Input<N>, uuid?: string): Promise<Output<N>>;
}

export async function testShop(parts: Partial<Shop> = {}): Promise<TestShop> {
  const made = await openTestShop(parts);
  onTestFinished(() => made.close());
  return made;
}

/** `testShop` for beforeAll: the caller closes it. */
export async function openTestShop(parts: Partial<Shop> = {}): Promise<TestShop> {
  const db = parts.db ?? (await freshDb());
  const woken: JobName[] = [];
  const env = parts.env ?? readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const secret = parts.secret ?? secretKey('of tests');
  const log = pino({ level: env.LOG_LEVEL });
  const position = await readPosition(db);
  const stores = await loadStores(db, {
    baseUrl: env.BASE_URL,
    port: env.PORT,
    anyHost: env.NODE_ENV !== 'production',
  });
  const shop: Shop = {
    env,
    db,
    stores,
    changes: followChanges(db, stores, position, { pollMs: 0 }),
    search: noSearch,
    searchLog: openSearchLog(db, log, 10),
    captcha: passingCaptcha(),
    images: memoryImages(),
    backups: backupPlaces(env),
    closeFor: null,
    web: noWeb,
    secret,
    audiobooks: catalogueAudiobooks(),
    // Cheap hashes: few tests are about the cost of a password.
    passwords: argon2Passwords({ memoryCost: 64, timeCost: 1, parallelism: 1 }),
    newsletters: fakeNewsletter(),
    payments: { open: () => Promise.reject(new PaymentNotSent('account', 'this test shop takes no cards')) },
    carriers: carrierQuotes({ db, log, openSecret: (id, name) => openSetting(db, id, name, secret) }),
    jobs: {
      wake: (job) => woken.push(job),
      stop: async () => {},
    },
    slow: slowRequests(() => new Date()),
    log,
    now: () => new Date(),
    ...parts,
  };
  return {
    shop,
    db,
    woken,
    reload: () => shop.stores.refresh(),
    visitor: (store) => visitorOf(shop, store),
    close: async () => {
      await shop.searchLog.close();
      await db.close();
    },
  };
}

let visitors = 0;

function visitorOf(shop: Shop, storeName: string | undefined): Visitor {
  const store = storeName === undefined ? shop.stores.all()[0] : shop.stores.byName(storeName);
  if (!store) throw new Error('no such store: build it and call reload() first');
  // Everyone from an address of their own, so that no test is counted against another.
  visitors += 1;
  const address = `10.0.${visitors >> 8}.${visitors & 255}`;
  const caller: Caller = { store, token: '', tokenIsNew: false, address, logUrl: '/' };
  const send = (name: string, input: unknown, uuid?: string) =>
    dispatch(shop, caller, { name, input, ...(uuid ? { uuid } : {}) });
  const call = send as Visitor['call'];
  return {
    caller,
    send,
    call,
    async get(name, input, uuid) {
      const answer = await call(name, input, uuid);
      if (!answer.ok) throw new Error(`${name} refused: ${answer.error_code} ${answer.error}`);
      return answer.value;
    },
  };
}

/** Accepts 'human' and nothing else. */
const passingCaptcha = (): CaptchaProvider => ({
  name: 'fake',
  issue: async () => ({}),
  verify: async (solution) => solution === 'human',
});

const absent = () => {
  throw new Error('this test shop has no search: give one to testShop({ search })');
};
const noWeb: WebReader = {
  name: 'none',
  read: () => Promise.reject(new NotReadable('web_unreachable', 'We couldn’t reach this web page.')),
};
const noSearch: SearchBackend = {
  search: absent,
  suggest: absent,
  near: absent,
  version: () => 0,
  refresh: async () => {},
  close: async () => {},
};
