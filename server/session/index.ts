import type { sessionActions } from '../../contract/session.ts';
import type { Handlers } from '../context.ts';
import { get } from './get.ts';

export const sessionHandlers = {
  'session/get': get,
} satisfies Handlers<keyof typeof sessionActions>;
