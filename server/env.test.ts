import { expect, it } from 'vitest';
import { readEnv } from './env.ts';

it('has sensible defaults', () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATABASE_URL: '', DEMO: true });
});

it('takes an empty setting as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
});

it.each([
  [{ PORT: 'abc' }, "The setting PORT is not right: 'abc' is not allowed here"],
  [{ PORT: '70000' }, "The setting PORT is not right: '70000' is not allowed here"],
  [{ DATABASE_URL: 'mysql://x' }, 'must look like postgres://'],
  [{ BASE_URL: 'https://shop.example/' }, 'must look like https://shop.example'],
  [{ DEMO: 'yes' }, 'The setting DEMO is not right'],
])('says in one sentence what is wrong with %j', (from, sentence) => {
  expect(() => readEnv(from)).toThrow(sentence);
});
