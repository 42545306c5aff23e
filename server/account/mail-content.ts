import type { StaffRole } from '../../contract/admin/permissions.ts';
import { roleName } from '../../contract/admin/role-name.ts';
import * as m from '../../messages/compiled/messages.js';
import { type MailFoot, mailFoot } from '../mail/mail-foot.ts';
import { signUpUses } from '../mail/wording/our-words.ts';
import { ownWords, subjectOf } from '../mail/wording/own-words.ts';
import type { Store } from '../store/stores.ts';

/** Mails about accounts, each with what it needs; `path` is the address of a page of this shop, with its secret. */
export type AccountMail =
  | { template: 'account-sign-up'; path: string }
  | { template: 'account-password'; name: string; path: string }
  | { template: 'account-new-email'; name: string; path: string }
  | { template: 'account-link'; company: string; path: string }
  | { template: 'account-invitation'; role: StaffRole; path: string }
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

export const mailSubject = (store: Store, { template }: Pick<AccountMail, 'template'>): string =>
  subjectOf(store, template, {}, subjects[template](store.name));

const subjects: Record<AccountMail['template'], (shop: string) => string> = {
  'account-sign-up': (shop) => m.mail_sign_up_subject({ shop }),
  'account-password': (shop) => m.mail_password_subject({ shop }),
  'account-new-email': (shop) => m.mail_new_email_subject({ shop }),
  // The institution's name is user input: keep it in quotes, and out of the shop's own words.
  'account-link': (shop) => m.mail_link_subject({ shop }),
  'account-invitation': (shop) => m.mail_invitation_subject({ shop }),
  'account-password-changed': (shop) => m.mail_password_changed_subject({ shop }),
  'account-email-changed': (shop) => m.mail_email_changed_subject({ shop }),
};

export function mailContent(store: Store, mail: AccountMail): MailContent {
  const { heading, lines, label, footnote } = says(store, mail);
  const own = ownWords(store, mail.template, {
    'first name': 'name' in mail ? mail.name : '',
    institution: 'company' in mail ? mail.company : '',
    role: 'role' in mail ? roleName(mail.role) : '',
  });
  return {
    heading: own.heading || heading,
    lines: own.opening ? [own.opening] : lines,
    button: label
      ? { label, link: `${store.origin}${'path' in mail ? mail.path : '/account/forgot'}` }
      : null,
    footnote,
    foot: { ...mailFoot(store), closing: own.closing },
  };
}

interface Saying {
  heading: string;
  lines: string[];
  label: string;
  footnote: string;
}

function says({ name: shop, settings }: Store, mail: AccountMail): Saying {
  switch (mail.template) {
    case 'account-sign-up':
      return {
        heading: m.mail_sign_up_heading(),
        lines: [signUpUses(settings), m.mail_sign_up_text({ shop })],
        label: m.mail_sign_up_button(),
        footnote: m.mail_link_works_one_day(),
      };
    case 'account-password':
      return {
        heading: m.mail_password_heading(),
        lines: [hello(mail.name), m.mail_password_text({ shop })],
        label: m.mail_password_button(),
        footnote: m.mail_link_works_one_hour(),
      };
    case 'account-new-email':
      return {
        heading: m.account_new_email_heading(),
        lines: [hello(mail.name), m.mail_new_email_text({ shop })],
        label: m.mail_new_email_button(),
        footnote: m.mail_link_works_one_day(),
      };
    case 'account-link':
      return {
        heading: m.mail_link_heading(),
        lines: [m.mail_link_text({ shop, company: mail.company }), m.mail_link_how()],
        label: m.mail_link_button(),
        footnote: m.mail_link_works_two_weeks(),
      };
    case 'account-invitation':
      return {
        heading: m.mail_invitation_heading({ shop }),
        lines: [m.mail_invitation_text({ shop, role: roleName(mail.role) })],
        label: m.mail_invitation_button(),
        footnote: m.mail_link_works_one_week(),
      };
    case 'account-password-changed':
      return {
        heading: m.mail_password_changed_heading(),
        lines: [hello(mail.name), m.mail_password_changed_text({ shop })],
        label: m.mail_password_changed_button(),
        footnote: m.mail_password_changed_footnote(),
      };
    case 'account-email-changed':
      return {
        heading: m.mail_email_changed_heading(),
        lines: [hello(mail.name), m.mail_email_changed_text({ shop })],
        label: '',
        footnote: m.mail_email_changed_footnote(),
      };
  }
}

const hello = (name: string) => (name ? m.mail_hello_name({ name }) : m.mail_hello());
