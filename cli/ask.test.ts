import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { openAsk } from './ask.ts';

function streams(isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough();
  const shown: string[] = [];
  output.on('data', (chunk: Buffer) => shown.push(String(chunk)));
  return { input, output, shown: () => shown.join('') };
}

test('reads a line of the standard input for each question, and refuses when there are too few', async () => {
  const { input, output, shown } = streams(false);
  const { ask, close } = openAsk({ input, output });
  input.end('pk_test_1\n sk_test_2 \n');
  expect(await ask('Publishable key: ')).toBe('pk_test_1');
  expect(await ask('Secret key: ', { secret: true })).toBe('sk_test_2');
  await expect(ask('Signing secret: ')).rejects.toThrow("There was no answer to 'Signing secret:'.");
  expect(shown()).toBe('');
  close();
});

test('does not echo a secret that is typed at a terminal', async () => {
  const { input, output, shown } = streams(true);
  const { ask, close } = openAsk({ input, output });
  const name = ask('Client ID: ');
  input.write('AbC\n');
  expect(await name).toBe('AbC');
  const secret = ask('Secret: ', { secret: true });
  input.write('hush\n');
  expect(await secret).toBe('hush');
  expect(shown()).toContain('Client ID: ');
  expect(shown()).toContain('Secret: ');
  expect(shown()).not.toContain('hush');
  close();
});
