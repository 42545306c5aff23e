import * as m from '../../../messages/compiled/messages.js';

/** Where a person goes on with what an entry is about. */
export interface Room {
  /** Below /admin. */
  path: string;
  label: string;
}

interface Entry {
  action: string;
  target: string;
  detail: Readonly<Record<string, unknown>>;
}

type PathOf = (entry: Entry) => string | undefined;

/** Something new has its id among its fields. */
const idIn = ({ id, after }: Entry['detail']): number =>
  Number(id ?? (after as Entry['detail'] | null | undefined)?.id) || 0;
const row =
  (base: string, end = ''): PathOf =>
  ({ detail }) =>
    idIn(detail) ? `${base}/${idIn(detail)}${end}` : undefined;
const at =
  (path: string): PathOf =>
  () =>
    path;
const title: PathOf = ({ target }) => `/titles/${encodeURIComponent(target)}`;

/** By the action of the entry. Actions that are missing here lead to no page, or to none of their own. */
const paths: Readonly<Record<string, PathOf>> = {
  'event/save': row('/events'),
  'event/moveDate': row('/events/dates', '/change'),
  'form/save': row('/forms/edit'),
  'giftcard/block': row('/giftcards'),
  'list/save': row('/lists'),
  'list/moveUp': at('/lists'),
  'location/save': row('/locations'),
  'look/publish': at('/look/history'),
  'look/restore': at('/look/history'),
  'mail/save': ({ target }) => `/mails/${encodeURIComponent(target)}`,
  'menu/saveEntry': at('/menus'),
  'menu/moveEntry': at('/menus'),
  'menu/deleteEntry': at('/menus'),
  'page/save': row('/pages', '/history'),
  'page/publish': row('/pages', '/history'),
  'page/restore': row('/pages', '/history'),
  'page/bringBack': row('/pages', '/history'),
  'page/delete': at('/pages/deleted'),
  'picture/save': row('/pictures'),
  'picture/replace': row('/pictures'),
  'promotion/save': row('/promotions'),
  'settings/save': at('/settings'),
  'shipping/save': row('/setup/delivery'),
  'staff/setRole': at('/staff'),
  'store/save': at('/setup/shop'),
  'tax/save': at('/setup/tax'),
  'tax/delete': at('/setup/tax'),
  'tax/useKnown': at('/setup/tax'),
  'title/add': title,
  'title/deleteCover': title,
  'title/hide': title,
  'title/saveComment': title,
  'title/saveCover': title,
  'title/saveFacts': title,
  'title/saveStock': title,
  'title/unhide': title,
};

const labels: Readonly<Record<string, () => string>> = {
  '/look/history': m.deskundo_looks,
  '/pages/deleted': m.deskundo_deleted_pages,
};

/** The page where staff can change again what an entry changed; undefined for other entries. */
export function roomOf(entry: Entry): Room | undefined {
  const path = Object.hasOwn(paths, entry.action) ? paths[entry.action]?.(entry) : undefined;
  if (!path) return undefined;
  const isHistory = /^\/pages\/\d+\/history$/.test(path);
  const label = labels[path] ?? (isHistory ? m.deskundo_history : m.deskundo_room);
  return { path, label: label() };
}
