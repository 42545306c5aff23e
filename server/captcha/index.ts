import type { captchaActions } from '../../contract/captcha.ts';
import type { Handlers } from '../context.ts';
import { challenge } from './challenge.ts';

export const captchaHandlers = {
  'captcha/challenge': challenge,
} satisfies Handlers<keyof typeof captchaActions>;
