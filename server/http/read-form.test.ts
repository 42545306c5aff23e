import { expect, test } from 'vitest';
import { readForm } from './read-form.ts';

const mb = 1024 * 1024;

const requestOf = (body: BodyInit, headers?: Record<string, string>) =>
  new Request('http://shop.example/', { method: 'POST', body, ...(headers ? { headers } : {}) });

function formOf(entries: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  return form;
}

test('fields and files arrive whole, whatever their names', async () => {
  const file = new File(['9780439023481\n'.repeat(200_000)], 'Été “liste”.csv', { type: 'text/csv' });
  const { fields, done } = await readForm(requestOf(formOf({ note: 'Zoë', file })), 5 * mb, 'too large');
  expect(fields.note).toBe('Zoë');
  expect(fields.file).toMatchObject({ name: 'Été “liste”.csv', type: 'text/csv', size: file.size });
  expect(await fields.file?.text()).toBe(await file.text());
  done();
});

test('a form that is larger than it may be is refused, whether it says so or not', async () => {
  const form = formOf({ file: new File([new Uint8Array(3 * mb)], 'a.txt') });
  const whole = requestOf(form);
  const type = whole.headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const told = requestOf(bytes, { 'content-type': type, 'content-length': String(bytes.length) });
  await expect(readForm(told, 2 * mb, 'Too much.')).rejects.toMatchObject({
    status: 413,
    message: 'Too much.',
  });

  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 64 * 1024;
      controller.enqueue(sent === 64 * 1024 ? bytes.subarray(0, sent) : new Uint8Array(64 * 1024));
    },
  });
  const untold = new Request('http://shop.example/', {
    method: 'POST',
    body: endless,
    headers: { 'content-type': type },
    duplex: 'half',
  } as RequestInit);
  await expect(readForm(untold, 2 * mb, 'Too much.')).rejects.toMatchObject({ status: 413 });
  expect(sent).toBeLessThan(3 * mb);
});

test('refuses a form that is not complete', async () => {
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n';
  for (const body of ['', 'nothing', part, `${part}1`, '--x--', `--x\r\n\r\n\r\n--x--`.repeat(500)]) {
    const answer = await readForm(requestOf(body, type), mb, '').then(
      ({ fields }) => fields,
      (e: { status: number }) => e.status,
    );
    expect([400, {}], body.slice(0, 40)).toContainEqual(answer);
  }
  const noBoundary = requestOf('a', { 'content-type': 'multipart/form-data' });
  await expect(readForm(noBoundary, mb, '')).rejects.toMatchObject({ status: 400 });
  const many = formOf(Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`f${i}`, ''])));
  await expect(readForm(requestOf(many), mb, '')).rejects.toMatchObject({ status: 400 });
  const long = formOf({ note: 'x'.repeat(2 * mb) });
  await expect(readForm(requestOf(long), 5 * mb, '')).rejects.toMatchObject({ status: 400 });
});

test('all forms together are held in bounds; each gives its share back', async () => {
  // In large pieces: cutting a form of this size into small ones would take most of the time.
  const piece = new Uint8Array(5 * mb);
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
  const pieces = [Buffer.from(head), ...Array.from({ length: 9 }, () => piece), Buffer.from('\r\n--x--\r\n')];
  const request = () =>
    new Request('http://shop.example/', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: new ReadableStream<Uint8Array>({
        start(controller) {
          for (const bytes of pieces) controller.enqueue(bytes);
          controller.close();
        },
      }),
      duplex: 'half',
    } as RequestInit);
  const read = () => readForm(request(), 50 * mb, '');
  const forms = [];
  for (let i = 0; i < 5; i++) forms.push(await read());
  await expect(read()).rejects.toMatchObject({ status: 503 });
  for (const form of forms) form.done();
  (await read()).done();
});
