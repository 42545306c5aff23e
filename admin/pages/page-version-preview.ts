import { redirect } from 'react-router';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { versionOf } from '../parts/page-versions.ts';

/** Leads to the address of the shop that shows a version of a page for an hour. */
export const loader = deskLoader(async ({ api, store, params }) => {
  const { path } = valueFrom(await api('page/getVersionPreview', versionOf(params)));
  return redirect(store.reached + path);
});
