import * as m from '../../../messages/compiled/messages.js';
/** What a reader has typed, by the names that newsletter services use; '' = not asked or left empty. */
export interface SignUp {
  EMAIL: string;
  FNAME: string;
  LNAME: string;
  PHONE: string;
}

export interface NewsletterProvider {
  readonly name: string;
  /**
   * Posts a sign-up to `url`, the service's own address for this shop's list. `message` is what the service says, as plain
   * text, or our sentence where it says nothing. Never throws: a service that cannot be reached is a 'no' with a sentence.
   */
  subscribe(url: string, fields: SignUp): Promise<{ ok: boolean; message: string }>;
}

export const said = {
  thanks: m.form_newsletter_thanks,
  demonstration: m.form_newsletter_demonstration,
  failed: m.form_newsletter_failed,
};
