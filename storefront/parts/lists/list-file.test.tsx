import { expect, test } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import { signUp } from '../../../test/accounts.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { sellingShops } from '../../../test/selling-shop.ts';
import { PdfForm } from './pdf-form.tsx';
import type { Report } from './poll-report.ts';
import { ReportView } from './report-view.tsx';
import { submitPdf } from './submit-pdf.ts';

const open = sellingShops();

test('the form of a list’s PDF file leads to the page of its progress (LIST-049, REPORT-001)', async () => {
  const { reader } = await open();
  await signUp(reader);
  const { list } = await reader.get('titlelist/create', { name: 'To read' });
  const send = (layout: string, list_id = list.list_id) => {
    const form = new FormData();
    form.set('layout', layout);
    const api = ((name, input) => reader.call(name, input)) as Call;
    const url = new URL('http://shop.example/account/lists/file/1');
    return submitPdf({ api, form, params: { list_id: String(list_id) }, url });
  };
  expect(await send('table')).toEqual({ done: 'begun', path: expect.stringMatching(/^\/pdf\/\d+$/) });
  expect(await send('poster')).toEqual({ problems: { layout: 'Please choose a layout.' } });
  expect(await send('table', 1_999_999_999)).toEqual({ sentence: 'You have provided a bad list ID.' });
});

test('layouts that could not be had are an error (LIST-063)', () => {
  expect(renderInShop(<PdfForm layouts={null} />)).toContain('There was an error.');
});

test('a file says how far it is, and can be had once it is complete (REPORT-002, REPORT-004..007)', () => {
  const at = (report: Partial<Report>) =>
    renderInShop(
      <ReportView
        id={7}
        loaded={{
          name: 'To read',
          progress: 0,
          eta_seconds: null,
          completed: false,
          failed: false,
          ...report,
        }}
      />,
    );
  expect(at({})).toMatch(/role="progressbar"[^>]*aria-valuenow="0"[^>]*aria-valuetext="Waiting"/);
  expect(at({ progress: 40, eta_seconds: 12 })).toContain('12 seconds remaining');
  expect(at({ progress: 99, eta_seconds: 1 })).toContain('Converting');
  for (const html of [at({}), at({ progress: 99, eta_seconds: 0 })])
    expect(html).toMatch(/<button[^>]*disabled[^>]*>.*Download/s);
  const done = at({ progress: 100, eta_seconds: 0, completed: true });
  expect(done).toMatch(/href="\/customer\/report\/get\?progress_report_id=7&amp;store_id=\d+"/);
  expect(at({ failed: true })).toContain('We couldn’t make this file.');
});
