import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, useLoaderData } from 'react-router';
import { expect, test } from 'vitest';
import type { ImportDetail } from '../../contract/admin/import.ts';
import { ImportChoices } from './import-choices.tsx';

const counts = {
  ...{ added: 0, updated: 0, unchanged: 0, outdated: 0, deleted: 0, rejected: 0 },
  ...{ warnings: 0, assumed_prices: 0 },
};
const columns = [
  { header: 'EAN', field: 'eisbn', sample: '9780439023481' },
  { header: 'Branch', field: 'location', sample: 'Main store' },
];

function Choices() {
  return <ImportChoices detail={useLoaderData<{ detail: ImportDetail }>().detail} outcome={undefined} />;
}

function drawn(changed: Partial<typeof counts>): string {
  const detail = {
    ...{ id: 1, version: 2, kind: 'copies', currency: 'USD', location_id: null, problem: '' },
    ...{ fields: ['eisbn', 'location'], locations: [{ id: 1, name: 'Cove Books' }] },
    found: { counts: { ...counts, ...changed }, columns, sheet: '', other_sheets: [] },
  } as unknown as ImportDetail;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Choices }]);
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: { detail } } }} />);
}

test('a file with no usable row shows how it is read, and the way out for names of another till', () => {
  const refused = drawn({ rejected: 990 });
  expect(refused).toContain('Does your till call its locations something else?');
  expect(refused).toMatch(/<details[^>]* open/);
  expect(drawn({ updated: 990 })).not.toMatch(/<details[^>]* open/);
});
