import { redirect } from 'react-router';
import { deskAction } from '../desk-submit.ts';

/** Only its form logs out: a link must not. */
export const loader = () => redirect('/');

export const action = deskAction(async ({ api }) => {
  await api('staff/logout', {});
  return { done: '', path: '/login' };
});
