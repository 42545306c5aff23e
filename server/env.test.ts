import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

it('has sensible defaults', () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATABASE_URL: '', DEMO: true });
});

it('takes an empty setting as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
});

it.each([
  [{ PORT: 'abc' }, 'The setting PORT is not right: must be a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'must be a whole number from 0 to 65535'],
  [{ PORT: '80.5' }, 'must be a whole number from 0 to 65535'],
  [{ DATABASE_POOL: '1' }, 'must be a whole number from 2 to 200'],
  [{ LOG_LEVEL: 'loud' }, 'must be one of silent, error, warn, info, debug'],
  [{ S3_REGION: 'here or there' }, 'must be a plain word such as us-east-1'],
  [{ DATABASE_URL: 'mysql://x' }, 'must look like postgres://'],
  [{ BASE_URL: 'https://shop.example/' }, 'must look like https://shop.example'],
  [{ DEMO: 'yes' }, 'The setting DEMO is not right: must be 1 (on) or 0 (off).'],
])('says in one sentence what is wrong with %j', (from, sentence) => {
  expect(() => readEnv(from)).toThrow(sentence);
});

describe('the address in DATA_DIR/database.url', () => {
  let DATA_DIR: string;
  const path = () => join(DATA_DIR, 'database.url');
  beforeEach(() => {
    DATA_DIR = mkdtempSync(join(tmpdir(), 'handsell-env-'));
  });
  afterEach(() => rmSync(DATA_DIR, { recursive: true }));

  it('is taken where DATABASE_URL is not set', () => {
    expect(readEnv({ DATA_DIR }).DATABASE_URL).toBe('');
    writeFileSync(path(), 'postgres://shop:secret@db/shop\n');
    expect(readEnv({ DATA_DIR }).DATABASE_URL).toBe('postgres://shop:secret@db/shop');
    expect(readEnv({ DATA_DIR, DATABASE_URL: '' }).DATABASE_URL).toBe('postgres://shop:secret@db/shop');
  });

  it('gives way to DATABASE_URL', () => {
    writeFileSync(path(), 'not read');
    expect(readEnv({ DATA_DIR, DATABASE_URL: 'postgres://other/shop' }).DATABASE_URL).toBe(
      'postgres://other/shop',
    );
  });

  it.each(['', 'mysql://shop:secret@db/shop'])('stops the start when it is %j, and is not quoted', (text) => {
    writeFileSync(path(), text);
    expect(() => readEnv({ DATA_DIR })).toThrow(
      `The file ${path()} is not right: it must look like postgres://user:password@host:5432/name.`,
    );
  });

  it('stops the start when it cannot be read', () => {
    mkdirSync(path());
    expect(() => readEnv({ DATA_DIR })).toThrow(`The file ${path()} cannot be read (EISDIR).`);
  });
});
