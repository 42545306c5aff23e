import { expect, test } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { ListImport } from './list-import.tsx';
import { submitListImport } from './submit-list-import.ts';

const one = '9780439023481';
const two = '9780060935467';
const title = (isbn: string, success: boolean, note = '') => ({
  isbn,
  success,
  words: '',
  title: success ? 'Salt Roads' : '',
  author: '',
  note,
  near: [] as { eisbn: string; title: string; author: string }[],
});
const refused = (error_code: string) => ({ ok: false, error: `No: ${error_code}.`, error_code });

/** Posts a form of the page; `answers` are by the call's name. */
async function post(fields: Record<string, string | File>, answers: Record<string, unknown>, list = '7') {
  const asked: string[] = [];
  const api = (async (name: string) => {
    asked.push(name);
    return answers[name];
  }) as unknown as Call;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const url = new URL(`http://shop.example/account/lists/import${list && `?list=${list}`}`);
  return { outcome: await submitListImport({ api, form, params: {}, url }), asked };
}

test('a text is looked at, and what can be added goes on as ISBNs', async () => {
  const titles = [title(one, true), title('Salt', false, 'We found no book that matches these words.')];
  const answer = { ok: true, value: { result: { titles, unread: [] }, added: 0 } };
  const { outcome } = await post({ list: `${one}\nSalt` }, { 'titlelist/importFile': answer });
  expect(outcome).toMatchObject({ status: 200, next: { step: 'preview', rows: [one], isNew: false } });
});

test('what is pasted goes as a text file, with commas between its ISBNs (IMPORT-005)', async () => {
  const files: File[] = [];
  const api = (async (_: string, { file }: { file: File }) => {
    files.push(file);
    return {
      ok: true,
      value: { result: { titles: [title(one, true), title(two, true)], unread: [] }, added: 0 },
    };
  }) as unknown as Call;
  const form = new FormData();
  form.set('list', `${one}, ${two}`);
  const url = new URL('http://shop.example/account/lists/import?list=7');
  expect(await submitListImport({ api, form, params: {}, url })).toMatchObject({
    next: { rows: [one, two] },
  });
  expect(files.map(({ name }) => name)).toEqual(['pasted.txt']);
  expect(await files[0]?.text()).toBe(`${one}, ${two}`);
});

test('the button of an empty paste box can be pressed, and then says what is missing (IMPORT-006, decision 45)', async () => {
  const first = renderInShop(<ListImport listId={7} posted={undefined} />);
  expect(first).toContain('Look up books');
  expect(first).not.toContain('disabled');
  const { outcome, asked } = await post({ list: '' }, {});
  expect(asked).toEqual([]);
  const page = renderInShop(<ListImport listId={7} posted={'next' in outcome ? outcome.next : undefined} />);
  expect(page).toMatch(/<textarea[^>]*aria-invalid="true"/);
  expect(page).toContain('Please enter ISBNs or titles.');
});

test.each([
  ['an empty text', { list: ' ' }, 'Please enter ISBNs or titles.', 'list'],
  ['no file', { file: new File([], '') }, 'Please choose a file.', 'file'],
  [
    'another type of file',
    { file: new File(['x'], 'books.docx') },
    /^Please choose one of these types/,
    'file',
  ],
])('%s is refused at its form, without a call', async (_what, fields, problem, kind) => {
  const { outcome, asked } = await post(fields as Record<string, string | File>, {});
  const said = typeof problem === 'string' ? problem : expect.stringMatching(problem);
  expect(outcome).toMatchObject({ status: 400, next: { step: 'upload', kind, problem: said } });
  expect(asked).toEqual([]);
});

test('a file that cannot be processed says so, and why, and another one can be tried (IMPORT-003, IMPORT-004, IMPORT-013)', async () => {
  const file = new File(['x'], 'books.pdf');
  const said = 'There was an error processing the file. No: file_damaged.';
  const { outcome } = await post({ file }, { 'titlelist/importFile': refused('file_damaged') });
  expect(outcome).toMatchObject({ next: { step: 'upload', kind: 'file', problem: said } });
  const page = renderInShop(<ListImport listId={7} posted={'next' in outcome ? outcome.next : undefined} />);
  expect(page).toContain(said);
  expect(page).toContain('Try another file');
  const text = await post({ list: one }, { 'titlelist/importFile': refused('reader_busy') });
  expect(text.outcome).toMatchObject({ next: { kind: 'list', problem: 'No: reader_busy.' } });
});

test('a preview without a book that can be added leads to another file (IMPORT-004)', () => {
  const rest = { rows: [], isNew: false, name: '', nameProblem: '', problem: '', needsLogin: false };
  const nothing = {
    step: 'preview' as const,
    titles: [title(one, false, 'We don’t know this ISBN.')],
    unread: [],
  };
  const page = renderInShop(<ListImport listId={7} posted={{ ...nothing, ...rest }} />);
  expect(page).toContain('Try another file');
  expect(page).not.toContain('Start over');
});

test('nothing is lost when the session has ended, or another tab has deleted the list', async () => {
  const fields = { rows: `${one}\n${two}`, near: '9780385490818' };
  const rows = [one, two, '9780385490818'];
  const loggedOut = await post(fields, { 'titlelist/importFile': refused('login_required') });
  expect(loggedOut.outcome).toMatchObject({ status: 400, next: { rows, needsLogin: true, isNew: false } });
  const gone = await post(fields, { 'titlelist/importFile': refused('bad_list_id') });
  expect(gone.outcome).toMatchObject({ next: { rows, needsLogin: false, isNew: true } });
});

test('a new list is made first, and taken away when it gets nothing', async () => {
  const made = { ok: true, value: { list: { list_id: 9 } } };
  const fields = { rows: one, name: 'Grade 5' };
  const added = { ok: true, value: { result: { titles: [], unread: [] }, added: 1 } };
  const done = await post(fields, { 'titlelist/create': made, 'titlelist/importFile': added }, '');
  expect(done.outcome).toEqual({ done: 'imported', path: '/account/lists/9?done=imported' });
  const busy = { 'titlelist/create': made, 'titlelist/importFile': refused('reader_busy') };
  const failed = await post(fields, busy, '');
  expect(failed.asked).toEqual(['titlelist/create', 'titlelist/importFile', 'titlelist/delete']);
  expect(failed.outcome).toMatchObject({
    next: { rows: [one], name: 'Grade 5', problem: 'No: reader_busy.' },
  });
});

test('nothing chosen is said before anything is asked', async () => {
  const { outcome, asked } = await post({ rows: '' }, {});
  expect(outcome).toMatchObject({ next: { problem: 'Please choose at least one book.' } });
  expect(asked).toEqual([]);
});

test('each step is a plain form', () => {
  const upload = renderInShop(<ListImport listId={7} posted={undefined} />);
  expect(upload).toMatch(/<form[^>]*action="\/account\/lists\/import\?list=7"[^>]*method="post"/);
  expect(upload).toMatch(/encType="multipart\/form-data"/i);
  const near = { ...title('9780385490819', false, 'This isn’t a valid ISBN.') };
  near.words = 'The Handmaid’s Story';
  near.near = [{ eisbn: '9780385490818', title: 'The Handmaid’s Tale', author: 'Margaret Atwood' }];
  const preview = renderInShop(
    <ListImport
      listId={null}
      posted={{
        step: 'preview',
        titles: [title(one, true), near, title(two, false, 'We don’t know this ISBN.')],
        unread: [],
        rows: [one],
        isNew: true,
        name: '',
        nameProblem: 'Name is required.',
        problem: '',
        needsLogin: true,
      }}
    />,
  );
  expect(preview).toContain('We can add 1 of the 3 books.');
  expect(preview).toMatch(new RegExp(`name="rows"[^>]*value="${one}"`));
  expect(preview).toMatch(/type="checkbox"[^>]*/);
  expect(preview).toContain('9780385490819 · The Handmaid’s Story');
  expect(preview).toContain('The Handmaid’s Tale by Margaret Atwood');
  expect(preview).toContain('Name is required.');
  expect(preview).toContain('Add 1 book to list');
});
