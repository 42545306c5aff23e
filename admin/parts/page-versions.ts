import type { PageVersionKind } from '../../contract/admin/page-history.ts';
import * as m from '../../messages/compiled/messages.js';
import type { LoadArgs } from '../desk-load.ts';

/** The version of a page that an address names; no version at all where it names none. */
export const versionOf = ({ id, version }: LoadArgs['params']): { id: number; version: number } => ({
  id: numberOf(id),
  version: numberOf(version),
});

const numberOf = (text = '') => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 2_147_483_647);

/** How a version came to be. */
export const kindNames: Readonly<Record<PageVersionKind, () => string>> = {
  published: m.deskpage_kind_published,
  timed: m.deskpage_kind_timed,
  restored: m.deskpage_kind_restored,
  brought_back: m.deskpage_kind_brought_back,
};
