import { expect, test } from 'vitest';
import { asciiOnServer } from './ascii-on-server.mjs';

test('code for Node keeps its names and lines, and holds no character that takes two bytes', async () => {
  const code = "// A “comment”\nexport function total() {\n  return 'Books — 4 ★';\n}\n";
  const { code: written } = await asciiOnServer.renderChunk(code);
  expect(written).toMatch(/^[\n -~]*$/);
  expect(written).toMatch(/^export function total\(\) \{\n {2}return/);
  const built = await import(`data:text/javascript,${encodeURIComponent(written)}`);
  expect(built.total()).toBe('Books — 4 ★');
});

test('code for browsers stays as the bundler writes it', () => {
  expect(['client', 'ssr'].filter((name) => asciiOnServer.applyToEnvironment({ name }))).toEqual(['ssr']);
});
