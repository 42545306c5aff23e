import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../messages/', import.meta.url));

/**
 * How the texts in messages/ become functions: for the build, the tests and `npm run messages` alike.
 * @type {import('@inlang/paraglide-js').CompilerOptions}
 */
export const messageOptions = {
  project: join(folder, 'project.inlang'),
  outdir: join(folder, 'compiled'),
  // messages/locale.ts says which language it is.
  strategy: ['baseLocale'],
  // One file for each, so that a page's code brings only its own.
  outputStructure: 'message-modules',
  isServer: 'import.meta.env?.SSR ?? true',
  disableAsyncLocalStorage: true,
  emitReadme: false,
  emitPrettierIgnore: false,
  emitGitIgnore: false,
};
