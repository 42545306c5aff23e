// `npm run dev`: the shop from source; pages reload when their files change, the server restarts when its files do.
import { install, root } from './prepare.mjs';
import { run } from './say.mjs';

await install();
const watch = [
  'watch',
  '--clear-screen=false',
  '--exclude',
  'storefront/**',
  '--exclude',
  'admin/**',
  '--exclude',
  'ui/**',
];
process.exit(await run('npx', ['tsx', ...watch, 'scripts/dev-server.ts'], { cwd: root }));
