import type { featureActions } from '../../contract/feature.ts';
import type { Handlers } from '../context.ts';
import { getList } from './get-list.ts';

export const featureHandlers = {
  'feature/getList': getList,
} satisfies Handlers<keyof typeof featureActions>;
