import { type LoaderFunctionArgs, redirect } from 'react-router';
import { itemPath } from '../parts/title/paths.ts';

/** Addresses of earlier shops, in mails and on other sites: /r/ei/… and /r/eigr/… are the item's (APP-025, APP-026). */
export function loader({ params, request }: LoaderFunctionArgs) {
  return redirect(`${itemPath(encodeURIComponent(params.item_id ?? ''))}${new URL(request.url).search}`, 301);
}
