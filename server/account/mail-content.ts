import { type MailFoot, mailFoot } from '../mail/mail-foot.ts';
import type { Store } from '../store/stores.ts';

/** Mails about accounts, each with what it needs; `path` is the address of a page of this shop, with its secret. */
export type AccountMail =
  | { template: 'account-sign-up'; path: string }
  | { template: 'account-password'; name: string; path: string }
  | { template: 'account-new-email'; name: string; path: string }
  | { template: 'account-link'; company: string; path: string }
  | { template: 'account-password-changed'; name: string }
  | { template: 'account-email-changed'; name: string };

export function isAccountMail(template: string): boolean {
  return template.startsWith('account-');
}

/** What one of them says, once for its HTML and its plain text. */
export interface MailContent {
  heading: string;
  lines: string[];
  button: { label: string; link: string } | null;
  /** In small print under the button. */
  footnote: string;
  foot: MailFoot;
}

export function mailSubject(shop: string, mail: AccountMail): string {
  return subjects[mail.template](shop, mail as never);
}

const subjects: {
  [T in AccountMail['template']]: (shop: string, mail: AccountMail & { template: T }) => string;
} = {
  'account-sign-up': (shop) => `Finish creating your account at ${shop}`,
  'account-password': (shop) => `Choose a new password at ${shop}`,
  'account-new-email': (shop) => `Confirm your new email address at ${shop}`,
  // The institution's name is user input: keep it in quotes, and out of the shop's own words.
  'account-link': (shop) => `You are asked to order for an institution at ${shop}`,
  'account-password-changed': (shop) => `Your password at ${shop} was changed`,
  'account-email-changed': (shop) => `Your email address at ${shop} was changed`,
};

export function mailContent(store: Store, mail: AccountMail): MailContent {
  const { heading, lines, label, footnote } = says(store.name, mail);
  return {
    heading,
    lines,
    button: label
      ? { label, link: `${store.origin}${'path' in mail ? mail.path : '/account/forgot'}` }
      : null,
    footnote,
    foot: mailFoot(store),
  };
}

interface Saying {
  heading: string;
  lines: string[];
  label: string;
  footnote: string;
}

const unasked = 'If you did not ask for this, you can ignore this mail: nothing will change.';

function says(shop: string, mail: AccountMail): Saying {
  switch (mail.template) {
    case 'account-sign-up':
      return {
        heading: 'Welcome',
        lines: [`You are one step away from your account at ${shop}. Follow the link to finish creating it.`],
        label: 'Create your account',
        footnote: `The link works for one day. ${unasked}`,
      };
    case 'account-password':
      return {
        heading: 'Choose a new password',
        lines: [hello(mail.name), `Follow the link to choose a new password for your account at ${shop}.`],
        label: 'Choose a password',
        footnote: `The link works for one hour, and once. ${unasked}`,
      };
    case 'account-new-email':
      return {
        heading: 'Confirm your new email address',
        lines: [
          hello(mail.name),
          `Follow the link to use this address for your account at ${shop} from now on.`,
        ],
        label: 'Confirm this address',
        footnote: `The link works for one day. ${unasked}`,
      };
    case 'account-link':
      return {
        heading: 'Order for an institution',
        lines: [
          `An institution with an account at ${shop} calls itself “${mail.company}” and would like you to be able to order on its behalf.`,
          'Follow the link and log in, or create an account with this email address, to agree.',
        ],
        label: 'See the request',
        footnote: `The link works for two weeks. ${unasked}`,
      };
    case 'account-password-changed':
      return {
        heading: 'Your password was changed',
        lines: [
          hello(mail.name),
          `The password of your account at ${shop} was changed just now. If that was you, there is nothing to do.`,
        ],
        label: 'That was not me',
        footnote: 'If it was not you, follow the link to choose another password at once, and let us know.',
      };
    case 'account-email-changed':
      return {
        heading: 'Your email address was changed',
        lines: [
          hello(mail.name),
          `Your account at ${shop} now has another email address; this one gets no more mail from it.`,
        ],
        label: '',
        footnote: 'If that was not you, please let us know at once.',
      };
  }
}

const hello = (name: string) => (name ? `Hello ${name},` : 'Hello,');
