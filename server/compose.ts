import pino from 'pino';
import { argon2Passwords } from './account/passwords.ts';
import { openSearchLog } from './browse/search-log.ts';
import { openCaptcha } from './captcha/open-captcha.ts';
import { followChanges } from './changes/follow-changes.ts';
import { readPosition } from './changes/queries.ts';
import type { Shop } from './context.ts';
import type { Db } from './db/db.ts';
import type { Env } from './env.ts';
import { slowRequests } from './http/slow-requests.ts';
import { coverWeb } from './import/covers/cover-host.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { paymentAccounts } from './payment/payment-accounts.ts';
import { readSecretKey } from './process/secret-key.ts';
import { audiobookProvider } from './providers/audiobook/index.ts';
import { backupPlaces } from './providers/backups/index.ts';
import type { ImageStore } from './providers/images/images.ts';
import { mailProvider } from './providers/mail/index.ts';
import { postedNewsletter } from './providers/newsletter/posted-newsletter.ts';
import { publicWeb } from './providers/web/public-web.ts';
import { openMemoryBackend } from './search/memory-backend.ts';
import { carrierQuotes } from './shipping/carrier-quotes.ts';
import { openSetting } from './store/sealed-setting.ts';
import { loadStores } from './store/stores.ts';

/** Puts the parts of a running shop together. */
export async function composeShop(
  env: Env,
  db: Db,
  images: ImageStore,
  closeFor: Shop['closeFor'] = null,
): Promise<Shop> {
  const log = pino({
    level: env.LOG_LEVEL,
    // Never log credentials or personal data.
    redact: {
      paths: ['*.password', '*.captcha', '*.session_id', '*.key', '*.email', '*.phone'],
      remove: true,
    },
  });
  const anyHost = env.NODE_ENV !== 'production';
  const position = await readPosition(db);
  const stores = await loadStores(db, {
    baseUrl: env.BASE_URL,
    port: env.PORT,
    anyHost,
    platformUrl: env.PLATFORM_URL,
  });
  const changes = followChanges(db, stores, position, {
    onError: (err) => log.warn({ err }, 'the shop could not follow its changes'),
  });
  const search = await openMemoryBackend(db, {
    onError: (err) => log.warn({ err }, 'the search index could not follow the catalogue'),
  });
  const captcha = await openCaptcha(db);
  const secret = readSecretKey(env);
  const payments = paymentAccounts({ db, secret, url: env.SANDBOX_URL, port: env.PORT, host: env.HOST });
  const backups = backupPlaces(env);
  const now = () => new Date();
  const jobs = await startJobs({
    db,
    env,
    payments,
    now,
    log,
    stores,
    mail: mailProvider(env),
    secret,
    mailKeepDays: env.MAIL_KEEP_DAYS,
    mailFrom: env.MAIL_FROM,
    images,
    backups,
    web: coverWeb(env),
    coverHost: env.COVER_URL,
  });
  return {
    env,
    db,
    stores,
    changes,
    search,
    searchLog: openSearchLog(db, log),
    captcha,
    images,
    backups,
    closeFor,
    web: publicWeb(),
    secret,
    audiobooks: audiobookProvider(env),
    passwords: argon2Passwords(),
    newsletters: postedNewsletter(),
    payments,
    carriers: carrierQuotes({ db, log, openSecret: (id, name) => openSetting(db, id, name, secret) }),
    jobs,
    slow: slowRequests(now),
    log,
    now,
  };
}
