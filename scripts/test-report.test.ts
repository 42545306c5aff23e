import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from './test-report.mjs';

test('a failed test counts once, whatever groups it is in', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numFailedTestSuites: 2,
    testResults: [
      {
        name: '/a/b/server/cart/add.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'cart adds', failureMessages: [] },
          { status: 'passed', fullName: 'cart adds two', failureMessages: [] },
          { status: 'failed', fullName: 'cart refuses', failureMessages: ['\u001b[31mexpected 1\u001b[39m'] },
          { status: 'passed', fullName: 'cart waits', failureMessages: ['too slow'] },
        ],
      },
    ],
  };
  expect(readVitest(report)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['server/cart/add.test.ts › cart refuses\n    expected 1'],
    unsteady: ['server/cart/add.test.ts › cart waits\n    too slow'],
  });
});

test('a file that cannot be run counts as a failure', () => {
  const testResults = [
    { name: 'x.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ];
  expect(readVitest({ numPassedTests: 0, testResults })).toEqual({
    passed: 0,
    failed: 1,
    failures: ['x.test.ts\n    no such module'],
    unsteady: [],
  });
});

test('stories are found in any depth, with what each waited for; one that passed when tried again is named', () => {
  const lines = Array.from({ length: 12 }, (_, n) => `${n + 1}`);
  const message = ['click', '', ...lines].join('\n');
  const errors = [{ message: 'timeout' }, { message, location: { line: 47 } }];
  const said = ['', 'timeout', 'click', ...lines.slice(0, 11), '(line 47)'].join('\n    ');
  const spec = (title: string, status: string) => ({
    file: 'cart.story.ts',
    title,
    tests: [{ status, projectName: 'desktop', results: [{ errors }, {}] }],
  });
  const deeper = [spec('two', 'flaky'), spec('three', 'unexpected')];
  const report = {
    stats: { expected: 5, flaky: 1, unexpected: 1 },
    suites: [{ specs: [spec('one', 'expected')], suites: [{ specs: deeper }] }],
    errors: [],
  };
  expect(readPlaywright(report)).toEqual({
    passed: 6,
    failed: 1,
    failures: [`cart.story.ts › three (desktop)${said}`],
    unsteady: [`cart.story.ts › two (desktop)${said}`],
  });
});

test('a story that passed when tried again is told with what its page showed', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'error-context.md');
  writeFileSync(path, '# Test info\n\n# Page snapshot\n\n```yaml\n- link "Cart"\n```\n');
  const tried = { errors: [{ message: 'late' }], attachments: [{ name: 'error-context', path }] };
  const tests = [{ status: 'flaky', projectName: 'phone', results: [tried, {}] }];
  const specs = [{ file: 'cart.story.ts', title: 'two', tests }];
  const { unsteady = [] } = readPlaywright({ stats: { expected: 0, flaky: 1 }, suites: [{ specs }] });
  expect(unsteady[0]).toContain('late');
  expect(unsteady[0]).toContain('| - link "Cart"');
  expect(unsteady[0]).not.toContain('Test info');
});

test('reports a server that does not start', () => {
  const report = { stats: { expected: 0 }, suites: [], errors: [{ message: 'port 3187 is taken' }] };
  expect(readPlaywright(report).failures[0]).toContain('port 3187 is taken');
});
