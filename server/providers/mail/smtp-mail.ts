import { createTransport } from 'nodemailer';
import { type MailProvider, MailRefused } from './mail.ts';

/** Any mail server that speaks SMTP. `url`: smtp://user:password@host:587 (STARTTLS when offered) or smtps://… */
export function smtpMail(url: string): MailProvider {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A mail is text of ours: it must never make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'smtp',
    async send({ id, from, to, replyTo, subject, html, text, unsubscribe }) {
      try {
        await transport.sendMail({
          messageId: `<${id}>`,
          from,
          to,
          ...(replyTo ? { replyTo } : {}),
          subject,
          html,
          text,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe && {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
      } catch (e) {
        throw isRefused(e) ? new MailRefused(e.message, e) : e;
      }
    },
    close: async () => transport.close(),
  };
}

/** 5xx on the envelope is about this receiver; 5xx at login is about our settings and may be mended. */
function isRefused(e: unknown): e is Error {
  if (!(e instanceof Error) || !('code' in e) || !('responseCode' in e)) return false;
  return e.code === 'EENVELOPE' && Number(e.responseCode) >= 500;
}
