import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * Reads a test runner's JSON report: how many tests passed and failed, and the failures by name and reason. A file that
 * could not be run at all counts as one failure; a group does not fail beside its tests. A test that passed only when
 * tried again counts as passed, and is listed as unsteady, so that it gets fixed.
 */
export function readVitest(report) {
  const failures = [];
  const unsteady = [];
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter((t) => t.status === 'failed');
    for (const test of failed) failures.push(named(file.name, test.fullName, test.failureMessages));
    if (file.status === 'failed' && failed.length === 0) failures.push(named(file.name, '', [file.message]));
    for (const test of file.assertionResults) {
      if (test.status === 'passed' && test.failureMessages.length > 0)
        unsteady.push(named(file.name, test.fullName, test.failureMessages));
    }
  }
  return { passed: report.numPassedTests, failed: failures.length, failures, unsteady };
}

/** The same for stories. */
export function readPlaywright(report) {
  const failures = [];
  const unsteady = [];
  const walk = (suite) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        if (test.status !== 'unexpected' && test.status !== 'flaky') continue;
        const told = named(
          spec.file,
          `${spec.title} (${test.projectName})`,
          test.results.flatMap((tried) => (tried.errors ?? []).map(withPlace)),
        );
        if (test.status === 'flaky') unsteady.push(told + test.results.map(pageShown).join(''));
        else failures.push(told);
      }
    }
    for (const inner of suite.suites ?? []) walk(inner);
  };
  for (const suite of report.suites) walk(suite);
  // What fails outside any story, such as a server that does not start.
  for (const error of report.errors ?? []) failures.push(named('', '', [error.message]));
  const passed = report.stats.expected + (report.stats.flaky ?? 0);
  return { passed, failed: failures.length, failures, unsteady };
}

/** A story whose time is up says only in its second error what it waited for. */
const withPlace = ({ message, location }) =>
  location ? `${message}\n(line ${location.line})` : String(message);

/** What the page showed when a try failed, which cannot be looked up by trying again; '' for nothing. */
function pageShown({ attachments = [] }) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!path) return '';
  const [, shown = ''] = readFileSync(path, 'utf8').split('# Page snapshot');
  return shown
    .split('\n')
    .slice(0, mostShown)
    .map((line) => `\n    | ${line}`)
    .join('');
}
const mostShown = 80;

/** Lines of a reason: the first six of a comparison only lead up to it. */
const most = 12;

function named(file, title, messages) {
  const reasons = messages.map((message) => {
    const lines = stripVTControlCharacters(String(message ?? ''))
      .split('\n')
      .filter((line) => line.trim() !== '');
    return [...lines.slice(0, most), ...lines.slice(most).filter((line) => line.startsWith('(line '))];
  });
  return [[file.split('/').slice(-3).join('/'), title].filter(Boolean).join(' › '), ...reasons.flat()].join(
    '\n    ',
  );
}
