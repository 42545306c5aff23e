import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageSheets, SheetsOfPage, sheetsOf } from './page-sheets.tsx';

const texts = new Map([
  ['/assets/shell-a.css', '.a{color:red}'],
  ['/assets/item-b.css', '.b>a{content:"$&"}'],
]);
const root = { css: ['/assets/shell-a.css#'] };

it('brings the sheets of the page along, in their order and each once, and names them without fetching them', () => {
  const item = { css: ['/assets/shell-a.css#', '/assets/item-b.css'] };
  const html = renderToString(
    <SheetsOfPage value={sheetsOf([root, undefined, {}, item], texts)}>
      <PageSheets />
    </SheetsOfPage>,
  );
  expect(html).toBe(
    '<style data-precedence="page">.a{color:red}.b>a{content:"$&"}</style>' +
      '<link rel="stylesheet" href="/assets/shell-a.css#" disabled=""/>' +
      '<link rel="stylesheet" href="/assets/shell-a.css" disabled=""/>' +
      '<link rel="stylesheet" href="/assets/item-b.css" disabled=""/>',
  );
});

it('leaves all sheets to the browser when the text of one is not known', () => {
  expect(sheetsOf([root, { css: ['/assets/gone.css'] }], texts)).toBeNull();
});
