import { expect, test } from 'vitest';
import { mailProblem } from './mail-problem.ts';

test.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'The mail server doesn’t answer'],
  ['getaddrinfo ENOTFOUND mail.cove.example', 'The mail server doesn’t answer'],
  ['Invalid login: 535 Authentication failed', 'The mail server doesn’t accept the shop’s name or password'],
  ['550 No such user', 'Reason: 550 No such user'],
])('says what %s means, and keeps it', (problem, meaning) => {
  expect(mailProblem(problem)).toContain(meaning);
  expect(mailProblem(problem)).toContain(problem);
});
