import { posix } from 'node:path';

/**
 * The tests nearest to changed files: the changed ones, those in the same folders, and those that import a changed file. Most
 * tests of the server reach all of it through the shop they call, so being reached says little. Paths are relative to the
 * root, with slashes.
 */
export function nearTests(changed, tests) {
  const files = new Set(changed);
  const folders = new Set(changed.map((path) => posix.dirname(path)));
  return tests
    .filter(
      ({ path, text }) =>
        files.has(path) ||
        folders.has(posix.dirname(path)) ||
        importsOf(path, text).some((one) => files.has(one)),
    )
    .map(({ path }) => path);
}

function importsOf(path, text) {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, name]) =>
    posix.join(posix.dirname(path), name),
  );
}
