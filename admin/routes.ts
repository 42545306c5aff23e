import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the back office, below /admin. None may be the name of an action (server/http/admin-api.ts). */
export default [
  route('login', 'pages/login.tsx'),
  route('welcome/:token', 'pages/welcome.tsx'),
  route('logout', 'pages/logout.ts'),
  layout('pages/desk.tsx', [
    index('pages/start.tsx'),
    route('locations', 'pages/locations.tsx'),
    route('locations/:id', 'pages/location.tsx'),
    route('settings/:area?', 'pages/settings.tsx'),
    route('*', 'pages/missing.tsx'),
  ]),
] satisfies RouteConfig;
