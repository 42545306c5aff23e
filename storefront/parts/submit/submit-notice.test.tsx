import { expect, test } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { SubmitNotice } from './submit-notice.tsx';

const html = (query: string, refusal?: string) =>
  renderInShop(
    <SubmitNotice sentences={{ saved: () => 'It is saved.' }} refusal={refusal} />,
    {},
    `/account/link${query}`,
  );

test('says what was done, or why it was not', () => {
  expect(html('?done=saved')).toMatch(/role="status".*It is saved\./s);
  expect(html('?done=else')).not.toContain('It is');
  expect(html('', 'It is full.')).toMatch(/role="alert".*It is full\./s);
});

test('a refusal takes the place of what was done before, also when the form says it', () => {
  expect(html('?done=saved', 'It is full.')).not.toContain('It is saved.');
  expect(html('?done=saved', '')).not.toContain('It is saved.');
});
