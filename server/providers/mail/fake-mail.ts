import { type MailMessage, type MailProvider, MailRefused } from './mail.ts';

/** Keeps what it is given. `failing`: 'later' fails as a server that is down does, 'never' as a wrong address does. */
export interface FakeMail extends MailProvider {
  sent: MailMessage[];
  failing: '' | 'later' | 'never';
}

export function fakeMail(): FakeMail {
  const fake: FakeMail = {
    name: 'fake',
    sent: [],
    failing: '',
    async send(message) {
      if (fake.failing === 'later') throw new Error('The mail server does not answer');
      if (fake.failing === 'never') throw new MailRefused('No such mailbox');
      fake.sent.push(message);
    },
    close: async () => {},
  };
  return fake;
}
