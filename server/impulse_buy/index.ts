import type { impulseBuyActions } from '../../contract/impulse-buy.ts';
import type { Handlers } from '../context.ts';
import { get } from './get.ts';

export const impulseBuyHandlers = {
  'impulse_buy/get': get,
} satisfies Handlers<keyof typeof impulseBuyActions>;
