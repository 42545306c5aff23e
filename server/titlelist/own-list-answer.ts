import type { CustomerList } from '../../contract/customer-list.ts';
import { sharedListPath } from '../../contract/customer-list-rules.ts';
import type { Context } from '../context.ts';
import { listName, ownList } from '../customer-list/own-list.ts';
import { imageOf } from './image-of.ts';

type OwnList = Awaited<ReturnType<typeof ownList>>;

/** A customer's list as the API has it. */
export function customerListOf(ctx: Context, list: OwnList): CustomerList {
  const { base_url } = ctx.store.settings.store_info;
  return {
    list_id: list.id,
    name: listName(ctx, list),
    header: '',
    header_visible: false,
    description: list.description,
    can_delete: !list.is_favourites,
    ...imageOf(list.first),
    row_count: list.row_count,
    date_posted: list.created,
    date_updated: list.changed,
    changed: list.changed,
    public_url: list.public_token ? base_url + sharedListPath(list.public_token) : '',
  };
}

/** What a change of a list answers with: the list as it is now. */
export async function withList(ctx: Context, listId: number): Promise<{ list: CustomerList }> {
  return { list: customerListOf(ctx, await ownList(ctx, listId)) };
}
