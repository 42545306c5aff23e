import { describe, expect, onTestFinished, test } from 'vitest';
import { type LocalSmtp, localSmtp } from '../../../test/local-smtp.ts';
import { readEnv } from '../../env.ts';
import { fakeMail } from './fake-mail.ts';
import { mailProvider } from './index.ts';
import { type MailMessage, type MailProvider, MailRefused } from './mail.ts';
import { outboxMail } from './outbox-mail.ts';
import { smtpMail } from './smtp-mail.ts';

const message: MailMessage = {
  id: 'order-1@shop.example',
  from: '"Wren, Harrow & Söhne" <orders@shop.example>',
  to: 'reader@example.org',
  replyTo: 'shop@shop.example',
  subject: 'Your order 100001 at Wren & Harrow',
  html: '<p>Thank you, Zoë</p>',
  text: 'Thank you, Zoë',
  unsubscribe: '',
};

async function smtp(): Promise<{ mail: MailProvider; server: LocalSmtp }> {
  const server = await localSmtp();
  const mail = smtpMail(server.url);
  onTestFinished(async () => {
    await mail.close();
    await server.close();
  });
  return { mail, server };
}

const providers: [string, () => Promise<MailProvider>][] = [
  ['outbox', async () => outboxMail()],
  ['fake', async () => fakeMail()],
  ['smtp', async () => (await smtp()).mail],
];

describe.each(providers)('%s', (_name, open) => {
  test('takes a mail', async () => {
    const mail = await open();
    await expect(mail.send(message)).resolves.toBeUndefined();
  });

  test('takes several at once and one after another', async () => {
    const mail = await open();
    await Promise.all([mail.send(message), mail.send({ ...message, id: 'order-2@shop.example' })]);
    await expect(mail.send({ ...message, replyTo: '' })).resolves.toBeUndefined();
  });

  test('can be closed, also when nothing was sent', async () => {
    await expect((await open()).close()).resolves.toBeUndefined();
  });
});

const failing: [string, (kind: 'later' | 'never') => Promise<{ mail: MailProvider; to: string }>][] = [
  [
    'fake',
    async (kind) => {
      const mail = fakeMail();
      mail.failing = kind;
      return { mail, to: message.to };
    },
  ],
  [
    'smtp',
    async (kind) => ({
      mail: (await smtp()).mail,
      to: `${kind === 'never' ? 'nobody' : 'busy'}@example.org`,
    }),
  ],
];

describe.each(failing)('%s that fails', (_name, open) => {
  test('says when it is useless to try again', async () => {
    const { mail, to } = await open('never');
    await expect(mail.send({ ...message, to })).rejects.toBeInstanceOf(MailRefused);
  });

  test('throws something else when it may work later', async () => {
    const { mail, to } = await open('later');
    const error = await mail.send({ ...message, to }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefused);
  });
});

describe('smtp', () => {
  test('delivers sender, receiver, subject and both bodies', async () => {
    const { mail, server } = await smtp();
    await mail.send(message);
    const [got] = server.mails;
    expect(got?.from).toBe('orders@shop.example');
    expect(got?.to).toEqual(['reader@example.org']);
    expect(got?.data).toContain('Subject: Your order 100001 at Wren & Harrow');
    expect(got?.data).toContain('Message-ID: <order-1@shop.example>');
    expect(got?.data).toContain('Reply-To: shop@shop.example');
    expect(got?.data).toContain('text/plain');
    expect(got?.data).toContain('<p>Thank you, Zo=C3=AB</p>');
  });

  test('a line break in a subject adds no header', async () => {
    const { mail, server } = await smtp();
    await mail.send({ ...message, subject: 'Hello\r\nBcc: thief@example.org' });
    expect(server.mails[0]?.to).toEqual(['reader@example.org']);
    expect(server.mails[0]?.data).not.toMatch(/^Bcc:/im);
  });

  test('throws when no server answers', async () => {
    const { mail, server } = await smtp();
    await server.close();
    await expect(mail.send(message)).rejects.not.toBeInstanceOf(MailRefused);
  });
});

test('SMTP_URL chooses the mail server, its absence the outbox', () => {
  expect(mailProvider(readEnv({})).name).toBe('outbox');
  expect(mailProvider(readEnv({ SMTP_URL: 'smtp://localhost:2525' })).name).toBe('smtp');
});
