import { expect, test } from 'vitest';
import { CallFailed } from '../../../contract/action.ts';
import type { Call } from '../../../contract/call.ts';
import { maxSearchFile } from '../../../contract/search-file.ts';
import { findBooks } from './find-books.ts';

const file = new File(['9780000000002'], 'list.txt');
const sized = (size: number) => Object.defineProperty(new File([''], 'list.txt'), 'size', { value: size });
const answering = (answer: () => unknown) => (async () => answer()) as unknown as Call;
const refusing = (error_code: string) => answering(() => ({ ok: false, error: 'No.', error_code }));
const failing = (status: number) =>
  answering(() => {
    throw new CallFailed('No.', status);
  });

test.each([
  ['before it is sent', refusing('reader_busy'), sized(maxSearchFile + 1), 'file_too_large'],
  ['by the action', refusing('file_too_large'), file, 'file_too_large'],
  ['as it arrives', failing(413), file, 'file_too_large'],
  ['for another reason', refusing('file_damaged'), file, 'file_damaged'],
  ['as the shop is down', failing(503), file, ''],
])('a file is refused %s: the code tells a file that is too large', async (_when, api, given, code) => {
  const found = await findBooks(api, { kind: 'file', file: given });
  expect(found).toEqual({ error: expect.stringMatching(/./), code });
});
