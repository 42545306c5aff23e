import { redirect } from 'react-router';

/** ACCOUNT-015. */
export function loader() {
  return redirect('/account/login');
}
export const clientLoader = loader;
