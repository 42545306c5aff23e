// `npm start`: installs, builds and runs the shop. The shop itself migrates and fills an empty database.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, checkNode, install, root } from './prepare.mjs';

checkNode();
await install();
await build();

const shop = spawn(process.execPath, ['--enable-source-maps', join(root, 'build', 'node', 'main.js')], {
  stdio: 'inherit',
  cwd: root,
  env: { NODE_ENV: 'production', ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal));
shop.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
