import type { Action } from '../action.ts';
import { staffCategoryActions } from './category.ts';
import { staffEventActions } from './event.ts';
import { staffFormActions } from './form.ts';
import { staffListActions } from './list.ts';
import { staffLocationActions } from './location.ts';
import { staffMailActions } from './mail.ts';
import { staffMenuActions } from './menu.ts';
import { staffPageActions } from './page.ts';
import { pageDraftActions } from './page-draft.ts';
import { pageHistoryActions } from './page-history.ts';
import { staffPromotionActions } from './promotion.ts';
import { staffSettingsActions } from './settings.ts';
import { staffShippingActions } from './shipping.ts';
import { staffStoreActions } from './store.ts';
import { staffTaxActions } from './tax.ts';
import { staffTitleActions } from './title.ts';
import { titleFactsActions } from './title-facts.ts';

/** Changes that can be undone, by the action that made them; most of these actions make rows, too. */
export const undoableChanges = {
  'category/save': staffCategoryActions['category/save'],
  'event/save': staffEventActions['event/save'],
  'form/save': staffFormActions['form/save'],
  'list/save': staffListActions['list/save'],
  'location/save': staffLocationActions['location/save'],
  'mail/save': staffMailActions['mail/save'],
  'menu/deleteEntry': staffMenuActions['menu/deleteEntry'],
  'menu/moveEntry': staffMenuActions['menu/moveEntry'],
  'menu/saveEntry': staffMenuActions['menu/saveEntry'],
  'promotion/save': staffPromotionActions['promotion/save'],
  'settings/save': staffSettingsActions['settings/save'],
  'shipping/save': staffShippingActions['shipping/save'],
  'store/save': staffStoreActions['store/save'],
  'tax/save': staffTaxActions['tax/save'],
  'title/deleteCover': titleFactsActions['title/deleteCover'],
  'title/hide': titleFactsActions['title/hide'],
  'title/saveComment': staffTitleActions['title/saveComment'],
  'title/saveCover': titleFactsActions['title/saveCover'],
  'title/saveFacts': titleFactsActions['title/saveFacts'],
  'title/saveStock': staffTitleActions['title/saveStock'],
  'title/unhide': titleFactsActions['title/unhide'],
} as const satisfies Record<string, Action>;

/** Deletions that can be undone. */
export const undoableDeletions = {
  'category/delete': staffCategoryActions['category/delete'],
  'form/delete': staffFormActions['form/delete'],
  'list/delete': staffListActions['list/delete'],
  'location/delete': staffLocationActions['location/delete'],
  'page/delete': staffPageActions['page/delete'],
  'promotion/delete': staffPromotionActions['promotion/delete'],
  'shipping/delete': staffShippingActions['shipping/delete'],
  'tax/delete': staffTaxActions['tax/delete'],
} as const satisfies Record<string, Action>;

/** For pages, only adding them: their changes are in their history. */
const pagesMade = {
  'page/bringBack': pageHistoryActions['page/bringBack'],
  'page/publish': pageDraftActions['page/publish'],
  'page/save': staffPageActions['page/save'],
} as const satisfies Record<string, Action>;

/** The actions that can be undone. Undoing one takes the same permission as the action, and meets the same refusals. */
export const undoable = { ...undoableChanges, ...undoableDeletions, ...pagesMade };

export type UndoableName = keyof typeof undoable;

export const isUndoableName = (name: string): name is UndoableName => Object.hasOwn(undoable, name);

/** Every refusal that an undo can meet in the rule of the change itself. */
export const refusalsOfUndo = [...new Set(Object.values(undoable).flatMap(({ refusals }) => refusals))];
