import type { Permission } from '../../contract/admin/permissions.ts';
import { m } from '../../messages/compiled/messages.js';

interface Area {
  path: string;
  name: () => string;
  /** Who may read it; everyone without one. */
  permission?: Permission;
}

/** The rooms of the back office in the order of the menu. */
const areas: readonly Area[] = [
  { path: '/', name: m.desk_start },
  { path: '/orders', name: m.desk_orders, permission: 'orders:read' },
  { path: '/customers', name: m.deskcustomer_heading, permission: 'customers:read' },
  { path: '/titles', name: m.desk_titles, permission: 'stock:read' },
  { path: '/alerts', name: m.deskalert_heading, permission: 'stock:read' },
  { path: '/lists', name: m.desklist_heading, permission: 'content:read' },
  { path: '/menus', name: m.deskmenu_heading, permission: 'content:read' },
  { path: '/pages', name: m.deskpage_heading, permission: 'content:read' },
  { path: '/pictures', name: m.deskpicture_heading, permission: 'pictures:read' },
  { path: '/forms', name: m.deskform_heading, permission: 'content:read' },
  { path: '/newsletter', name: m.desknewsletter_heading, permission: 'customers:write' },
  { path: '/events', name: m.deskevent_heading, permission: 'events:read' },
  { path: '/giftcards', name: m.deskcard_heading, permission: 'orders:read' },
  { path: '/promotions', name: m.deskpromotion_heading, permission: 'settings:read' },
  { path: '/locations', name: m.desk_locations, permission: 'settings:read' },
  { path: '/setup', name: m.desksetup_menu, permission: 'settings:read' },
  { path: '/settings', name: m.desk_settings, permission: 'settings:read' },
  { path: '/staff', name: m.desk_staff, permission: 'staff:read' },
  { path: '/activity', name: m.desk_activity, permission: 'audit:read' },
];

/** Those that someone with these permissions may enter. */
export function areasFor(permissions: readonly Permission[]): readonly Area[] {
  return areas.filter(({ permission }) => !permission || permissions.includes(permission));
}
