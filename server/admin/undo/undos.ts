import type { UndoableName } from '../../../contract/admin/undo.ts';
import { categoryUndos } from '../category/undo.ts';
import { eventUndos } from '../event/undo.ts';
import { formUndos } from '../form/undo.ts';
import { listUndos } from '../list/undo.ts';
import { locationUndos } from '../location/undo.ts';
import { mailUndos } from '../mail/undo.ts';
import { menuUndos } from '../menu/undo.ts';
import { pageUndos } from '../page/undo.ts';
import { promotionUndos } from '../promotion/undo.ts';
import { settingsUndos } from '../settings/undo.ts';
import { shippingUndos } from '../shipping/undo.ts';
import { storeUndos } from '../store/undo.ts';
import { taxUndos } from '../tax/undo.ts';
import { titleUndos } from '../title/undo.ts';
import type { Undo } from './undo.ts';

/** How each kind of change is undone. */
export const undos = {
  ...categoryUndos,
  ...eventUndos,
  ...formUndos,
  ...listUndos,
  ...locationUndos,
  ...mailUndos,
  ...menuUndos,
  ...pageUndos,
  ...promotionUndos,
  ...settingsUndos,
  ...shippingUndos,
  ...storeUndos,
  ...taxUndos,
  ...titleUndos,
} satisfies Record<UndoableName, Undo>;
