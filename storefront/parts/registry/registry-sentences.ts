import * as m from '../../../messages/compiled/messages.js';

/** What was done on the pages of gift registries (REG-030). */
export const registrySentences = {
  registry_created: m.registry_created,
  registry_saved: m.registry_saved,
  registry_deleted: m.registry_deleted,
  gift_saved: m.registry_gift_saved,
  item_added: m.registry_item_added,
  item_saved: m.registry_item_saved,
  item_removed: m.registry_item_removed,
} as const;
