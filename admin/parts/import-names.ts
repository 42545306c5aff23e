import type { ImportKind, ImportState } from '../../contract/admin/import.ts';
import * as m from '../../messages/compiled/messages.js';
import type { BadgeProps } from '../../ui/badge.tsx';

export const importKindName: Readonly<Record<ImportKind, () => string>> = {
  '': m.deskimport_kind_unknown,
  onix: m.deskimport_kind_onix,
  books: m.deskimport_kind_books,
  copies: m.deskimport_kind_copies,
};

export const importState: Readonly<
  Record<ImportState, { name: () => string; tone: NonNullable<BadgeProps['tone']> }>
> = {
  checking: { name: m.deskimport_state_checking, tone: 'neutral' },
  ready: { name: m.deskimport_state_ready, tone: 'accent' },
  loading: { name: m.deskimport_state_loading, tone: 'neutral' },
  done: { name: m.deskimport_state_done, tone: 'success' },
  stopped: { name: m.deskimport_state_stopped, tone: 'neutral' },
  failed: { name: m.deskimport_state_failed, tone: 'danger' },
};
