import { Outlet, useLoaderData } from 'react-router';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { Shell } from '../parts/shell.tsx';

/** Who is logged in; every page below leads to the login without someone. */
export const loader = deskLoader(async ({ api }) => ({ me: valueFrom(await api('staff/me', {})) }));

export default function Desk() {
  const { me } = useLoaderData<typeof loader>();
  return (
    <Shell me={me}>
      <Outlet />
    </Shell>
  );
}
