import * as m from '../../../messages/compiled/messages.js';

const unreachable = /ECONN(REFUSED|RESET|ECTION)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH/;
const notLetIn = /\b535\b|EAUTH/;

/** What an email's failed attempt means; what the server said stays beside it, for the person who looks after it. */
export function mailProblem(problem: string): string {
  if (unreachable.test(problem)) return m.deskhealth_mail_unreachable({ problem });
  if (notLetIn.test(problem)) return m.deskhealth_mail_not_let_in({ problem });
  return m.deskhealth_mail_said({ problem });
}
