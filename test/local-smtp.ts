import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Header and body as they came. */
  data: string;
}

export interface LocalSmtp {
  url: string;
  mails: ReceivedMail[];
  close(): Promise<void>;
}

/**
 * As much of an SMTP server (RFC 5321) as a client needs, for tests. Rejects mailboxes that begin with 'nobody' permanently
 * (550) and those that begin with 'busy' temporarily (451).
 */
export async function localSmtp(): Promise<LocalSmtp> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    talk(socket, mails);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function talk(socket: Socket, mails: ReceivedMail[]): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let mail: ReceivedMail = { from: '', to: [], data: '' };
  let inData = false;
  let rest = '';
  socket.setEncoding('utf8');
  say('220 localhost ESMTP');
  socket.on('data', (chunk: string) => {
    rest += chunk;
    if (inData) {
      const end = rest.indexOf('\r\n.\r\n');
      if (end < 0) return;
      mails.push({ ...mail, data: rest.slice(0, end).replace(/^\.\./gm, '.') });
      rest = rest.slice(end + 5);
      inData = false;
      mail = { from: '', to: [], data: '' };
      say('250 accepted');
    }
    for (let end = rest.indexOf('\r\n'); end >= 0 && !inData; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      inData = answer(line);
    }
  });

  /** Returns true when what follows is the mail itself. */
  function answer(line: string): boolean {
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (/^(EHLO|HELO)/i.test(line)) say('250 localhost');
    else if (/^MAIL FROM/i.test(line)) {
      mail.from = address;
      say('250 ok');
    } else if (/^RCPT TO/i.test(line)) {
      if (address.startsWith('nobody')) say('550 no such mailbox');
      else if (address.startsWith('busy')) say('451 try again later');
      else {
        mail.to.push(address);
        say('250 ok');
      }
    } else if (/^DATA/i.test(line)) {
      say('354 go on');
      return true;
    } else if (/^QUIT/i.test(line)) {
      say('221 bye');
      socket.end();
    } else say('250 ok');
    return false;
  }
}
