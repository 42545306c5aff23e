// Part of `npm run imports`: SQL in its place, and no circle of folders in the server (see server-rules.mjs).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { circleOf, misplacedSql } from './server-rules.mjs';

const root = join(import.meta.dirname, '..');
const files = ['server', 'cli', 'demo'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/(?:\.test|-spec)\.tsx?$/.test(path))
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') })),
);

const faults = files.flatMap(misplacedSql);
const circle = circleOf(files);
if (circle) faults.push(`Folders import each other in a circle:\n  ${circle.join('\n  ')}`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
