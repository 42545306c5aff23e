// The `handsell` command, begun by handsell.cjs: installs and builds when due, then runs the built command line.
import { join } from 'node:path';
import { build, install, root } from './prepare.mjs';
import { run } from './say.mjs';

await install({ forTests: false });
await build();
// Ctrl+C is the command's to answer: it finishes its batch and says how far it came.
process.on('SIGINT', () => {});
process.exit(
  await run(process.execPath, [
    '--enable-source-maps',
    join(root, 'build', 'node', 'handsell.js'),
    ...process.argv.slice(2),
  ]),
);
