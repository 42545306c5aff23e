import { stripVTControlCharacters } from 'node:util';

/**
 * What a test runner's JSON report says: how many passed and failed, and what failed by name and reason.
 * A file that could not be run at all counts as one failure; a group does not fail beside its tests.
 */
export function readVitest(report) {
  const failures = [];
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter((t) => t.status === 'failed');
    for (const test of failed)
      failures.push(named(file.name, test.fullName, test.failureMessages.join('\n')));
    if (file.status === 'failed' && failed.length === 0) failures.push(named(file.name, '', file.message));
  }
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

/** A story that passed only when tried again has passed, and is named among the unsteady: it asks to be mended. */
export function readPlaywright(report) {
  const failures = [];
  const unsteady = [];
  const walk = (suite) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        if (test.status !== 'unexpected' && test.status !== 'flaky') continue;
        const message = test.results.map((r) => r.error?.message ?? '').find((said) => said !== '');
        const told = named(spec.file, `${spec.title} (${test.projectName})`, message);
        (test.status === 'flaky' ? unsteady : failures).push(told);
      }
    }
    for (const inner of suite.suites ?? []) walk(inner);
  };
  for (const suite of report.suites) walk(suite);
  // What fails outside any story, such as a server that does not start.
  for (const error of report.errors ?? []) failures.push(named('', '', error.message));
  const passed = report.stats.expected + (report.stats.flaky ?? 0);
  return { passed, failed: failures.length, failures, unsteady };
}

function named(file, title, message) {
  const reason = stripVTControlCharacters(String(message ?? ''))
    .split('\n')
    .slice(0, 6)
    .join('\n    ');
  return `${[file.split('/').slice(-3).join('/'), title].filter(Boolean).join(' › ')}\n    ${reason}`;
}
