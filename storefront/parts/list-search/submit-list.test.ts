import { expect, test } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import { submitList } from './submit-list.ts';

const stored = { id: 'rabc', isbns: 3, found: 3, unread: [] };
const asked: string[] = [];
const api = (async (name: string, input: { url?: string; file?: File }) => {
  asked.push(`${name} ${input.url ?? (await input.file?.text())}`);
  if (input.url === 'localhost')
    return {
      ok: false,
      error: 'We can only search pages on the public internet.',
      error_code: 'address_private',
    };
  return { ok: true, value: stored };
}) as unknown as Call;

function posted(name: string, value: string | File) {
  const form = new FormData();
  form.set(name, value);
  asked.length = 0;
  return submitList({ api, form });
}

test('each form leads to its books', async () => {
  expect(await posted('url', ' lists.example ')).toEqual({ done: 'found', path: '/browse/filter/x/rabc' });
  expect(asked).toEqual(['browse/url lists.example']);
  const sequence = { done: 'found', path: '/browse/filter/v/sequence/x/rabc' };
  expect(await posted('list', '9780000000002\n')).toEqual(sequence);
  expect(asked).toEqual(['browse/file 9780000000002']);
  expect(await posted('file', new File(['9780000000002'], 'list.TXT'))).toHaveProperty('done');
});

test('an empty form, or a file that cannot be read, is refused without a call', async () => {
  for (const [name, value, sentence] of [
    ['url', ' ', 'Please enter the address of a web page.'],
    ['list', '', 'Please enter the ISBNs.'],
    ['file', new File([], ''), 'Please choose a file.'],
    ['file', new File([], 'empty.txt'), 'This file is empty.'],
    ['file', new File(['x'], 'books.docx'), /^Please choose one of these types of file/],
  ] as const) {
    const told = typeof sentence === 'string' ? sentence : expect.stringMatching(sentence);
    expect(await posted(name, value)).toMatchObject({ kind: name, sentence: told });
    expect(asked).toEqual([]);
  }
});

test('a refusal comes back with what was typed', async () => {
  expect(await posted('url', 'localhost')).toEqual({
    kind: 'url',
    sentence: 'We can only search pages on the public internet.',
    typed: 'localhost',
  });
});
