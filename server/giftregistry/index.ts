import type { giftRegistryActions } from '../../contract/gift-registry.ts';
import type { Handlers } from '../context.ts';
import { addItem } from './add-item.ts';
import { create } from './create.ts';
import { remove } from './delete.ts';
import { deleteItem } from './delete-item.ts';
import { get } from './get.ts';
import { getAll } from './get-all.ts';
import { getGifts } from './get-gifts.ts';
import { search } from './search.ts';
import { setThanked } from './set-thanked.ts';
import { update } from './update.ts';
import { updateItem } from './update-item.ts';

export const giftRegistryHandlers = {
  'giftregistry/getAll': getAll,
  'giftregistry/get': get,
  'giftregistry/getGifts': getGifts,
  'giftregistry/setThanked': setThanked,
  'giftregistry/search': search,
  'giftregistry/create': create,
  'giftregistry/update': update,
  'giftregistry/delete': remove,
  'giftregistry/addItem': addItem,
  'giftregistry/updateItem': updateItem,
  'giftregistry/deleteItem': deleteItem,
} satisfies Handlers<keyof typeof giftRegistryActions>;
