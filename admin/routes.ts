import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the back office, below /admin. None may be the name of an action (server/http/admin-api.ts). */
export default [
  route('login', 'pages/login.tsx'),
  route('welcome/:token', 'pages/welcome.tsx'),
  route('logout', 'pages/logout.ts'),
  layout('pages/desk.tsx', [
    index('pages/start.tsx'),
    route('account', 'pages/account.tsx'),
    route('account/two-step', 'pages/two-step.tsx'),
    route('titles', 'pages/titles.tsx'),
    route('titles/import', 'pages/imports.tsx'),
    route('titles/import/:id', 'pages/import.tsx'),
    route('titles/:eisbn', 'pages/title.tsx'),
    route('orders', 'pages/orders.tsx'),
    route('orders/pick-list', 'pages/pick-list.tsx'),
    route('orders/:number', 'pages/order.tsx'),
    route('orders/:number/cancel', 'pages/order-cancel.tsx'),
    route('orders/:number/refund', 'pages/order-refund.tsx'),
    route('orders/:number/quote', 'pages/quote.tsx'),
    route('orders/:number/packing-slip', 'pages/packing-slip.tsx'),
    route('locations', 'pages/locations.tsx'),
    route('locations/:id', 'pages/location.tsx'),
    route('settings', 'pages/settings.tsx'),
    route('setup', 'pages/setup.tsx'),
    route('setup/tax', 'pages/setup-tax.tsx'),
    route('staff', 'pages/staff.tsx'),
    route('staff/new', 'pages/staff-invite.tsx'),
    route('staff/member/:id', 'pages/staff-member.tsx'),
    route('activity', 'pages/activity.tsx'),
    route('*', 'pages/missing.tsx'),
  ]),
] satisfies RouteConfig;
