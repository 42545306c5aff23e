import type { Handler } from '../context.ts';
import { dayText } from '../date-format.ts';
import { checkRegistries, findByName, isOwner } from '../registry/registry.ts';

export const search: Handler<'giftregistry/search'> = async (ctx, { term, occasion }) => {
  checkRegistries(ctx);
  const { language } = ctx.store.settings.store_info;
  const found = await findByName(ctx, term, occasion);
  return {
    rows: found.map((row) => ({
      gift_registry_id: row.id,
      title: row.title,
      occasion: row.occasion,
      deadline_text: row.deadline ? dayText(row.deadline, language) : '',
      owner: { is_you: isOwner(ctx, row), name: row.owner_name },
    })),
  };
};
