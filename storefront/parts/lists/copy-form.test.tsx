import { expect, test } from 'vitest';
import type { CustomerList } from '../../../contract/customer-list.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { CopyForm } from './copy-form.tsx';

const summer = { list_id: 1_000_000_002, name: 'Summer' } as CustomerList;

function html(lists: CustomerList[], { typed = {}, sentence = '', cancelHref = '' } = {}) {
  const posted = { intent: 'copy', typed, sentence };
  const form = (
    <CopyForm
      listId={7}
      lists={lists}
      posted={posted}
      onCopied={() => {}}
      {...(cancelHref && { cancelHref })}
    />
  );
  return renderInShop(form, {}, '/lists/7');
}
const save = (page: string) => page.match(/<button[^>]*type="submit"[^>]*>/)?.[0] ?? '';

test('the dialog offers the reader’s lists and a new one (LIST-017)', () => {
  const page = html([summer]);
  expect(page).toMatch(/<form[^>]* action="\/account\/lists\/copy\/7"/);
  expect(page).toMatch(/<option value=""[^>]*>A new list<\/option><option value="1000000002">Summer</);
  expect(page).toContain('name="name"');
  expect(html([])).not.toContain('<select');
});

test('the dialog can’t be saved without a name or a list (LIST-018)', () => {
  expect(save(html([summer]))).toContain('disabled');
  expect(save(html([summer], { typed: { name: '  ' } }))).toContain('disabled');
  expect(save(html([summer], { typed: { name: 'Winter' } }))).not.toContain('disabled');
  const chosen = html([summer], { typed: { to: '1000000002' } });
  expect(save(chosen)).not.toContain('disabled');
  expect(chosen).not.toContain('name="name"');
});

test('the page can be sent without JavaScript, and shows why a list was not copied (LIST-022)', () => {
  const page = html([summer], { cancelHref: '/lists/7', sentence: 'The list is full.' });
  expect(save(page)).not.toContain('disabled');
  expect(page).toMatch(/role="alert">.*The list is full\./s);
  expect(page).toContain('href="/lists/7"');
});
