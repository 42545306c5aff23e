import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the back office, below /admin. None may be the name of an action (server/http/admin-api.ts). */
export default [
  route('login', 'pages/login.tsx'),
  route('logout', 'pages/logout.ts'),
  layout('pages/desk.tsx', [index('pages/start.tsx'), route('*', 'pages/missing.tsx')]),
] satisfies RouteConfig;
