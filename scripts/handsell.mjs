#!/usr/bin/env node
// The `handsell` command: installs and builds when due, then runs the built command line.
import { join } from 'node:path';
import { build, checkNode, install, root } from './prepare.mjs';
import { run } from './say.mjs';

checkNode();
await install();
await build();
process.exit(
  await run(process.execPath, [
    '--enable-source-maps',
    join(root, 'build', 'node', 'handsell.js'),
    ...process.argv.slice(2),
  ]),
);
