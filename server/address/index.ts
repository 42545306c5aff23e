import type { addressActions } from '../../contract/address.ts';
import type { Handlers } from '../context.ts';
import { create } from './create.ts';
import { remove } from './delete.ts';
import { modify } from './modify.ts';
import { setPreferred } from './set-preferred.ts';

export const addressHandlers = {
  'address/create': create,
  'address/modify': modify,
  'address/delete': remove,
  'address/setPreferred': setPreferred,
} satisfies Handlers<keyof typeof addressActions>;
