import { redirect } from 'react-router';
import { deskLoader, valueFrom } from '../desk-load.ts';

/** Leads to the address of the shop that shows a draft for an hour. */
export const loader = deskLoader(async ({ api, store, params }) => {
  const { path } = valueFrom(await api('page/getPreview', { id: Number(params.id) || 0 }));
  return redirect(store.reached + path);
});
