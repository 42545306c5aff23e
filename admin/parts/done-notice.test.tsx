import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { DoneNotice } from './done-notice.tsx';

function drawn(done: string, sendsMail: boolean): string {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: DoneNotice }]);
  const hydrationData = { loaderData: { root: { store: { sendsMail } } } };
  return renderToStaticMarkup(<Stub initialEntries={[`/?done=${done}`]} hydrationData={hydrationData} />);
}

test('without a mail server, a step that mails someone says that no one reads it', () => {
  const noOne = 'no mail server is set up';
  expect(drawn('ready', false)).toContain('The order is ready for pickup');
  for (const done of ['ready', 'shipped', 'mail', 'date_moved'])
    expect(drawn(done, false), done).toContain(noOne);
  expect(drawn('ready', true)).not.toContain(noOne);
  expect(drawn('collected', false)).not.toContain(noOne);
});
