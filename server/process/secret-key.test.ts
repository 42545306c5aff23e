import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSecretKey, secretKey } from './secret-key.ts';
import { StartRefused } from './start-refused.ts';

test('a sealed value opens only with the same key for the same purpose', () => {
  const key = secretKey('one');
  const sealed = key.seal('mail', 'Grüße 📚');
  expect(sealed).not.toContain('Gr');
  expect(key.seal('mail', 'Grüße 📚')).not.toBe(sealed);
  expect(key.open('mail', sealed)).toBe('Grüße 📚');
  expect(key.open('other', sealed)).toBeNull();
  expect(secretKey('two').open('mail', sealed)).toBeNull();
  expect(key.open('mail', `${sealed.slice(0, -2)}${sealed.at(-2) === 'A' ? 'B' : 'A'}A`)).toBeNull();
  expect(key.open('mail', 'sealed:1:')).toBeNull();
  expect(key.open('mail', 'from before')).toBe('from before');
});

test('a derived value stays the same for the same key, purpose and text', () => {
  const key = secretKey('one');
  expect(key.derive('order', '1:a')).toMatch(/^[\w-]{43}$/);
  expect(key.derive('order', '1:a')).toBe(secretKey('one').derive('order', '1:a'));
  const others = [
    secretKey('two').derive('order', '1:a'),
    key.derive('mail', '1:a'),
    key.derive('order', '1:b'),
  ];
  expect(others).not.toContain(key.derive('order', '1:a'));
});

test('an installation makes its secret once and keeps it to itself; SECRET_KEY wins over it', () => {
  const DATA_DIR = join(mkdtempSync(join(tmpdir(), 'secret-')), 'data');
  onTestFinished(() => rmSync(join(DATA_DIR, '..'), { recursive: true }));
  const first = readSecretKey({ SECRET_KEY: '', DATA_DIR }).derive('a', 'b');
  expect(readSecretKey({ SECRET_KEY: '', DATA_DIR }).derive('a', 'b')).toBe(first);
  const file = join(DATA_DIR, 'secret.key');
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(secretKey(readFileSync(file, 'utf8')).derive('a', 'b')).toBe(first);
  expect(readSecretKey({ SECRET_KEY: 'x'.repeat(32), DATA_DIR }).derive('a', 'b')).not.toBe(first);
});

test.each(['', 'garbage', '0'.repeat(64), 'x'.repeat(43)])(
  'a key file with %j is refused with what to do',
  (content) => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'secret-'));
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
    const file = join(DATA_DIR, 'secret.key');
    writeFileSync(file, content);
    const read = () => readSecretKey({ SECRET_KEY: '', DATA_DIR });
    expect(read).toThrow(StartRefused);
    expect(read).toThrow(`The key in ${file} is too weak`);
    expect(read).toThrow(/Put a backup of the file in its place, or delete it/);
    expect(readFileSync(file, 'utf8')).toBe(content);
  },
);
