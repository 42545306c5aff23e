/** A finished mail. Addresses as in a header: 'a@b.c' or '"Name" <a@b.c>'. */
export interface MailMessage {
  /** Stable across retries: a receiver that got it twice can tell. */
  id: string;
  from: string;
  to: string;
  /** '' = replies go to `from`. */
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  /** Where a mail program stops mails of this kind with one click (RFC 8058); '' = they can't be stopped. */
  unsubscribe: string;
}

/** Hands mails on. */
export interface MailProvider {
  readonly name: string;
  /** Resolves when the mail is handed over. Throws `MailRefused` when trying again is useless, else any error. */
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}

/** The receiver does not exist or does not want this mail: it will not help to send it again. */
export class MailRefused extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'MailRefused';
  }
}
