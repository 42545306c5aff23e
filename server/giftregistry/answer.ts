import type { GiftRegistry } from '../../contract/gift-registry.ts';
import type { Context } from '../context.ts';
import { dayText } from '../date-format.ts';
import { endOfDay } from '../registry/deadline.ts';
import { isClosed, isOwner, itemsOf, type ownRegistry } from '../registry/registry.ts';
import { titleRows } from '../title/rows.ts';

type Registry = Awaited<ReturnType<typeof ownRegistry>>;

/** Registries as the API has them. What concerns the owner's address is for the owner alone. */
export async function registriesOf(
  ctx: Context,
  registries: readonly Registry[],
  showItems: boolean,
): Promise<GiftRegistry[]> {
  const items = await itemsOf(
    ctx.q,
    registries.map(({ id }) => id),
  );
  const shown = showItems ? items.filter((item) => !item.deleted) : [];
  const rows = await titleRows(ctx.q, ctx, [...new Set(shown.map((item) => item.id))]);
  const titles = new Map(rows.map((row) => [row.eisbn, row]));
  return registries.map((registry) => {
    const own = items.filter((item) => item.registry_id === registry.id && !item.deleted);
    const sum = (of: (item: (typeof own)[number]) => number) => own.reduce((all, item) => all + of(item), 0);
    return {
      ...registryOf(ctx, registry),
      items: own.flatMap((item) => {
        const title = titles.get(item.eisbn);
        if (!title) return [];
        const counts = { qty_requested: item.quantity, qty_purchased: item.purchased };
        return [{ gift_registry_id: registry.id, title, ...counts }];
      }),
      unavailable_count: items.filter((item) => item.registry_id === registry.id && item.deleted).length,
      total_requested: sum((item) => item.quantity),
      total_purchased: sum((item) => Math.min(item.purchased, item.quantity)),
    };
  });
}

function registryOf(ctx: Context, registry: Registry) {
  const { deadline } = registry;
  const isYou = isOwner(ctx, registry);
  const { timeZone } = ctx.store;
  return {
    gift_registry_id: registry.id,
    title: registry.title,
    occasion: registry.occasion,
    description: registry.description,
    shipping_encouraged: registry.shipping_encouraged && registry.can_ship,
    can_ship: registry.can_ship,
    shipping_id: isYou ? registry.shipping_id : null,
    purchase_deadline: deadline === null ? null : endOfDay(deadline, timeZone),
    deadline_day: deadline ?? '',
    deadline_text: deadline ? dayText(deadline, ctx.store.settings.store_info.language) : '',
    is_closed: isClosed(ctx, registry),
    store_can_edit: isYou && registry.store_can_edit,
    visibility: registry.visibility,
    owner: { is_you: isYou, name: registry.owner_name },
  } satisfies Partial<GiftRegistry>;
}

/** What `registriesOf` makes of one. */
export async function withRegistry(
  ctx: Context,
  registry: Registry,
  showItems = true,
): Promise<{ registry: GiftRegistry }> {
  const [one] = await registriesOf(ctx, [registry], showItems);
  if (!one) throw new Error('a registry was lost on the way');
  return { registry: one };
}
