// `npm run language`: comments and commit subjects in plain English (see language.mjs). Names each fault by file and line.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { avoidedWords, subjectFault } from './language.mjs';

const root = join(import.meta.dirname, '..');
const folders = 'contract ui blocks storefront admin server cli demo bench test scripts'.split(' ');
// Applied migrations never change, their comments included.
const isChecked = (path) => /\.(?:[cm]?[jt]sx?|css)$/.test(path) && !path.startsWith('server/db/migrations/');

/** The last commit before this check; only subjects of its descendants count. */
const lastUnchecked = '4068ecd9839bc4c604d91b19564fd0273ac46dad';

function filesToCheck() {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter(isChecked)
      .sort(),
  );
}

/** Undefined where the history is missing, such as in a shallow clone or a downloaded archive. */
function newSubjects() {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    git('merge-base', '--is-ancestor', lastUnchecked, 'HEAD');
    const range = `${lastUnchecked}..HEAD`;
    return git('log', '--no-merges', '--ancestry-path', '--format=%h %s', range).split('\n').filter(Boolean);
  } catch {
    return undefined;
  }
}

const faults = filesToCheck().flatMap((path) => avoidedWords(path, readFileSync(join(root, path), 'utf8')));
const subjects = newSubjects();
if (!subjects) console.log('commit subjects not checked: their history is not here');
for (const line of subjects ?? []) {
  const [hash = '', ...words] = line.split(' ');
  const fault = subjectFault(words.join(' '));
  if (fault) faults.push(`commit ${hash}: the subject ${fault}`);
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) console.error('Say it in plain English: subject first, active voice.');
process.exitCode = faults.length > 0 ? 1 : 0;
