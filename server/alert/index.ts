import type { alertActions } from '../../contract/alert.ts';
import type { Handlers } from '../context.ts';
import { confirm } from './confirm.ts';
import { create } from './create.ts';
import { getAll } from './get-all.ts';
import { getChoices } from './get-choices.ts';
import { stop } from './stop.ts';

export const alertHandlers = {
  'alert/getChoices': getChoices,
  'alert/create': create,
  'alert/getAll': getAll,
  'alert/confirm': confirm,
  'alert/stop': stop,
} satisfies Handlers<keyof typeof alertActions>;
