import { type NewsletterProvider, type SignUp, said } from './newsletter.ts';

/** Keeps what is signed up; addresses that begin with 'no' are refused. */
export function fakeNewsletter(): NewsletterProvider & { signUps: (SignUp & { url: string })[] } {
  const signUps: (SignUp & { url: string })[] = [];
  return {
    name: 'fake',
    signUps,
    async subscribe(url, fields) {
      if (fields.EMAIL.startsWith('no'))
        return { ok: false, message: 'This address is on the list already.' };
      signUps.push({ url, ...fields });
      return { ok: true, message: said.thanks() };
    },
  };
}
