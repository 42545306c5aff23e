// `npm start`: installs, builds and runs the shop. The shop itself migrates and fills an empty database.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { onParentGone } from './parent-gone.mjs';
import { build, install, root } from './prepare.mjs';
import { stop } from './say.mjs';
import { memoryEnvironment, nodeFlags } from './shop-process.mjs';

process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');
// Check the port before minutes of installing and building. The shop checks it again, and says what else may be wrong
// with port and host.
if (await isTaken(process.env.PORT || '3000', process.env.HOST || '127.0.0.1'))
  stop(`Port ${process.env.PORT || 3000} is already in use. Set PORT to another one.`);
await install({ forTests: false });
await build();

const environment = { NODE_ENV: 'production', ...memoryEnvironment, ...process.env };
const shop = spawn(process.execPath, [...nodeFlags(), join(root, 'build', 'node', 'main.js')], {
  stdio: 'inherit',
  env: environment,
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal));
if (process.env.npm_lifecycle_event === 'start') onParentGone(() => shop.kill('SIGTERM'));
shop.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));

function isTaken(port, host) {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) return false;
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (e) => resolve(e.code === 'EADDRINUSE'));
    server.listen(Number(port), host, () => server.close(() => resolve(false)));
  });
}
