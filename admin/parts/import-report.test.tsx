import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, useLoaderData } from 'react-router';
import { expect, test } from 'vitest';
import type { ImportDetail } from '../../contract/admin/import.ts';
import { ImportReport } from './import-report.tsx';

const none = {
  added: 0,
  updated: 0,
  unchanged: 0,
  outdated: 0,
  deleted: 0,
  rejected: 0,
  warnings: 0,
  assumed_prices: 0,
};
const detail: ImportDetail = {
  ...{
    id: 1,
    version: 2,
    file_name: 'spring.csv',
    size: 900,
    bytes_read: 300,
    kind: 'books',
    is_waiting: false,
  },
  ...{ state: 'loading', actor: 'mara@example.org', created: 0, changed: 0, problem: '', currency: 'USD' },
  ...{ location_id: null, fields: [], locations: [], has_rejected: false },
  found: {
    counts: { ...none, added: 80, rejected: 20 },
    reasons: [{ times: 20, lines: [4], text: 'no ISBN' }],
    ...{ remarks: [], columns: [], sheet: '', other_sheets: [], samples: [] },
  },
  loaded: { ...none, added: 30, rejected: 7 },
};

function Report() {
  return <ImportReport detail={useLoaderData<{ detail: ImportDetail }>().detail} />;
}

function drawn(changes: Partial<ImportDetail>): string {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Report }]);
  const root = { store: { language: 'en-US', currency: 'USD' }, detail: { ...detail, ...changes } };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
}

test('reasons of the whole file do not stand beside the counts of its first part', () => {
  const soFar = drawn({});
  expect(soFar).toContain('What has changed so far');
  expect(soFar).toContain('<td>7</td>');
  expect(soFar).not.toContain('no ISBN');

  const done = drawn({ state: 'done', loaded: { ...none, added: 80, rejected: 20 } });
  expect(done).toContain('<td>20</td>');
  expect(done).toContain('no ISBN');
});
