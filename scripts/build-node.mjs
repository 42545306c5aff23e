// Bundles the server, its worker threads and the command line into build/node; packages stay in node_modules.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'esbuild';
import { root } from './prepare.mjs';

const out = join(root, 'build', 'node');
await build({
  absWorkingDir: root,
  entryPoints: {
    main: 'server/start.ts',
    handsell: 'cli/main.ts',
    'pglite-worker': 'server/db/pglite-worker.ts',
    'isbn-file-worker': 'server/isbn-file/isbn-file-worker.ts',
    'test-restore-process': 'server/backup/kept/test-restore-process.ts',
  },
  outdir: out,
  bundle: true,
  splitting: true,
  // Chunks lie beside the entries, so that files are found relative to any of them.
  chunkNames: 'chunk-[hash]',
  packages: 'external',
  external: ['../build/server/index.js', '../build/admin/server/index.js'],
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  jsx: 'automatic',
  minifyWhitespace: true,
  sourcemap: true,
  // Node keeps each map in memory, and needs the texts for nothing: the names and lines of a stack are in the mappings.
  sourcesContent: false,
  logLevel: 'warning',
});
// The scripts of payment forms, which the server writes into their documents (server/http/form-script.ts).
await build({
  absWorkingDir: root,
  entryPoints: ['storefront/payment-form/*.entry.ts'],
  outdir: join(out, 'payment-form'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  logLevel: 'warning',
});
// No other one may lie there: each that is found is applied.
rmSync(join(out, 'migrations'), { recursive: true, force: true });
cpSync(join(root, 'server', 'db', 'migrations'), join(out, 'migrations'), { recursive: true });
cpSync(join(root, 'server', 'account', 'common-passwords.bin'), join(out, 'common-passwords.bin'));

// What browsers fetch is compressed once, here, at the best quality, on every core.
await Promise.all(
  ['client', join('admin', 'client')].flatMap((folder) => compressAll(join(root, 'build', folder))),
);

function compressAll(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile() || !/\.(js|css|svg|html|txt|webmanifest)$/.test(entry.name)) return [];
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const bytes = readFileSync(file);
    return bytes.length < 500 ? [] : [compress(file, bytes)];
  });
}

async function compress(file, bytes) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
