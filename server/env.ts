import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { addressFile } from './database-address.ts';

const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
};
const oneOf = <const T extends string>(words: readonly T[], error = `must be one of ${words.join(', ')}`) =>
  z.enum(words, { error });
const onOff = oneOf(['0', '1', 'true', 'false'], 'must be 1 (on) or 0 (off)').transform(
  (s) => s === '1' || s === 'true',
);
const postgresUrl = /^postgres(ql)?:\/\/.+$/;
const postgresForm = 'must look like postgres://user:password@host:5432/name';
const httpUrl = z
  .string()
  .regex(/^https?:\/\/[^/\s]+$/, 'must look like https://shop.example (no path, no slash at the end)');

/** Every setting of a process, from the environment or a `.env` file in the working folder. Empty = not set. */
const settings = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).default('production'),
  PORT: whole(0, 65535).default(3000),
  /** Address to listen on: 0.0.0.0 for every network of the machine. */
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((dir) => resolve(dir)),
  /** Folder of the backups that the back office makes; empty = DATA_DIR/backups. Best on another disk. */
  BACKUP_DIR: z
    .string()
    .default('')
    .transform((dir) => (dir ? resolve(dir) : '')),
  /** Empty = the address in DATA_DIR/database.url; without that file, the built-in database. */
  DATABASE_URL: z.string().regex(postgresUrl, postgresForm).or(z.literal('')).default(''),
  /** Connections to PostgreSQL of this process. */
  DATABASE_POOL: whole(2, 200).default(10),
  /** Processes that share the work; more than one needs DATABASE_URL. */
  WORKERS: whole(1, 64).default(1),
  /** Address of the first shop as the world sees it; others get theirs in their settings. */
  BASE_URL: httpUrl.or(z.literal('')).default(''),
  /** Believe X-Forwarded-For / -Proto: only behind a proxy of your own. */
  TRUST_PROXY: onOff.default(false),
  /** Memory for guests' pages that are kept, of all stores together; per process. */
  PAGE_CACHE_MB: whole(1, 16_384).default(32),
  /** Ask browsers for https under every name below the shop's own as well (HSTS includeSubDomains). */
  HSTS_SUBDOMAINS: onOff.default(false),
  LOG_LEVEL: oneOf(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** smtp://user:password@host:587 or smtps://…; empty = mails go to the outbox page only. */
  SMTP_URL: z
    .string()
    .regex(/^(smtps?:\/\/.+)?$/, 'must look like smtp://user:password@host:587')
    .default(''),
  MAIL_FROM: z.string().default(''),
  /** Where the shop hears of each order; empty = the pickup location's or the store's own address, none = nowhere. */
  ORDER_EMAIL: z
    .string()
    .regex(/^(none|[^\s@,;<>"]+@[^\s@,;<>"]+)?$/, 'must be one email address, or none')
    .default(''),
  /** Days a mail that was sent, or given up, is kept. */
  MAIL_KEEP_DAYS: whole(1, 3650).default(30),
  /** Seals what must not be readable in the database; empty = DATA_DIR/secret.key, made at the first start. */
  SECRET_KEY: z
    .string()
    .regex(/^(.{32,})?$/, 'must have at least 32 characters')
    .default(''),
  /** Look-up of an audiobook seller (docs/audiobook-seller.md); empty = only what our own catalogue knows. */
  AUDIOBOOK_API_URL: z
    .string()
    .regex(/^(https?:\/\/.+)?$/, 'must look like https://seller.example/audiobooks')
    .default(''),
  /** Keeps images in a bucket instead of DATA_DIR (docs/your-catalogue.md). */
  S3_URL: z
    .string()
    .regex(/^(https?:\/\/[^/?#\s@]+(\/[\w.-]+)*\/?)?$/, 'must look like https://s3.example/bucket')
    .default(''),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'must be a plain word such as us-east-1')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  /** Fetch covers from the links in feeds when a shopper views the book. */
  COVER_LINKS: onOff.default(true),
  /** A host of covers for books without one of their own: https://covers.example/{isbn}.jpg, or with {isbn10}. */
  COVER_URL: z
    .string()
    .regex(
      /^(https?:\/\/[^\s{}"<>]+\{isbn(10)?\}[^\s"<>]*)?$/,
      'must look like https://covers.example/{isbn}.jpg',
    )
    .default(''),
  /**
   * Where browsers reach the sandbox of payments (docs/payments.md), such as https://sandbox.shop.example; empty = at the shop's own name,
   * one port after PORT.
   */
  SANDBOX_URL: httpUrl.or(z.literal('')).default(''),
  /** Show /dev/outbox and /dev pages, and the API documentation. On in development. */
  DEV_PAGES: onOff.optional(),
  /** Fill an empty database with the two demo shops. */
  DEMO: onOff.default(true),
  /** Bearer token for /metrics; empty = only from this machine. */
  METRICS_TOKEN: z.string().default(''),
  /** The provider of this installation: the footer's 'Powered by' links there (CHROME-047). */
  PLATFORM_URL: httpUrl.or(z.literal('')).default(''),
  /** Address of the shop's former site; empty = no handover to it. */
  V1_URL: httpUrl.or(z.literal('')).default(''),
  /** Value of the STG cookie that leads a browser there. */
  V1_STG: z
    .string()
    .regex(/^[\w.-]{0,100}$/, 'must be a plain word')
    .default(''),
});
export type Env = z.output<typeof settings>;

/** A setting is wrong; the message names it in one sentence. */
export class SettingsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SettingsError';
  }
}

/** Reads and checks the settings. Throws `SettingsError`. */
export function readEnv(from: Record<string, string | undefined> = withDotEnv()): Env {
  const given = Object.fromEntries(Object.entries(from).filter(([, v]) => v !== undefined && v !== ''));
  const result = settings.safeParse(given);
  if (result.success)
    return { ...result.data, DATABASE_URL: result.data.DATABASE_URL || keptAddress(result.data) };
  const issue = result.error.issues[0];
  const name = issue?.path.join('.') ?? '';
  throw new SettingsError(`The setting ${name} is not right: ${issue?.message}. The README says what it is.`);
}

/**
 * The address in DATA_DIR/database.url, or ''. A file that is empty, broken or unreadable throws: the built-in database may be
 * the older one, and must not take orders instead.
 */
function keptAddress({ DATA_DIR }: { DATA_DIR: string }): string {
  const path = addressFile(DATA_DIR);
  let address: string;
  try {
    address = readFileSync(path, 'utf8').trim();
  } catch (e) {
    const { code } = e as NodeJS.ErrnoException;
    // A DATA_DIR that is a file is refused where it is opened.
    if (code === 'ENOENT' || code === 'ENOTDIR') return '';
    throw new SettingsError(
      `The file ${path} cannot be read (${code}). It holds the address of the database.`,
    );
  }
  // Never quote the address: it holds a password.
  if (!postgresUrl.test(address))
    throw new SettingsError(`The file ${path} is not right: it ${postgresForm}.`);
  return address;
}

function withDotEnv(): Record<string, string | undefined> {
  // The environment wins over the file, as everywhere.
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}
