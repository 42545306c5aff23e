import type { Permission } from '../../contract/admin/permissions.ts';
import * as m from '../../messages/compiled/messages.js';

export type AreaGroup = 'start' | 'selling' | 'books' | 'site' | 'shop';

interface Area {
  group: AreaGroup;
  path: string;
  name: () => string;
  /** Who may read it; everyone without one. */
  permission?: Permission;
  /** Whether it needs a document of its own: it may show pictures of other sites (server/http/desk-pages.ts). */
  isNewDocument?: true;
}

/** The rooms of the back office in the order of the menu. */
const areas: readonly Area[] = [
  { group: 'start', path: '/', name: m.desk_start },
  { group: 'selling', path: '/orders', name: m.desk_orders, permission: 'orders:read' },
  { group: 'selling', path: '/customers', name: m.deskcustomer_heading, permission: 'customers:read' },
  { group: 'selling', path: '/giftcards', name: m.deskcard_heading, permission: 'orders:read' },
  { group: 'selling', path: '/promotions', name: m.deskpromotion_heading, permission: 'settings:read' },
  { group: 'books', path: '/titles', name: m.desk_titles, permission: 'stock:read' },
  { group: 'books', path: '/lists', name: m.desklist_heading, permission: 'content:read' },
  { group: 'books', path: '/alerts', name: m.deskalert_heading, permission: 'stock:read' },
  {
    group: 'site',
    path: '/look',
    name: m.desklook_heading,
    permission: 'settings:read',
    isNewDocument: true,
  },
  { group: 'site', path: '/pages', name: m.deskpage_heading, permission: 'content:read' },
  { group: 'site', path: '/pictures', name: m.deskpicture_heading, permission: 'pictures:read' },
  { group: 'site', path: '/menus', name: m.deskmenu_heading, permission: 'content:read' },
  { group: 'site', path: '/events', name: m.deskevent_heading, permission: 'events:read' },
  { group: 'site', path: '/forms', name: m.deskform_heading, permission: 'content:read' },
  { group: 'site', path: '/newsletter', name: m.desknewsletter_heading, permission: 'customers:write' },
  { group: 'shop', path: '/locations', name: m.desk_locations, permission: 'settings:read' },
  { group: 'shop', path: '/setup', name: m.desksetup_menu, permission: 'settings:read' },
  { group: 'shop', path: '/settings', name: m.desk_settings, permission: 'settings:read' },
  { group: 'shop', path: '/mails', name: m.deskmail_heading, permission: 'settings:read' },
  { group: 'shop', path: '/privacy', name: m.deskprivacy_heading, permission: 'settings:read' },
  { group: 'shop', path: '/health', name: m.deskhealth_heading, permission: 'health:read' },
  { group: 'shop', path: '/backups', name: m.deskbackup_heading, permission: 'backups:read' },
  { group: 'shop', path: '/exports', name: m.deskexport_heading, permission: 'exports:make' },
  { group: 'shop', path: '/staff', name: m.desk_staff, permission: 'staff:read' },
  { group: 'shop', path: '/activity', name: m.desk_activity, permission: 'audit:read' },
];

/** Those that someone with these permissions may enter, in their groups. */
export function areaGroupsFor(permissions: readonly Permission[]): [AreaGroup, Area[]][] {
  const groups = new Map<AreaGroup, Area[]>();
  for (const area of areas)
    if (!area.permission || permissions.includes(area.permission))
      groups.set(area.group, [...(groups.get(area.group) ?? []), area]);
  return [...groups];
}

/** What the groups are called. The start stands alone. */
export const areaGroupNames: Readonly<Record<AreaGroup, () => string>> = {
  start: () => '',
  selling: m.desk_group_selling,
  books: m.desk_group_books,
  site: m.desk_group_site,
  shop: m.desk_group_shop,
};
