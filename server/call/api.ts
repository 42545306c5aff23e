import type { Call, CallOptions } from '../../contract/call.ts';
import type { Shop } from '../context.ts';
import { type Caller, dispatch } from './dispatch.ts';

/** The typed client for server rendering: the same road as HTTP, without the wire. */
export function apiFor(shop: Shop, caller: Caller): Call {
  const call = (name: string, input: unknown, options?: CallOptions) =>
    dispatch(shop, caller, {
      name,
      input,
      uuid: options?.uuid ?? '',
      forAccount: options?.forAccount ?? '',
    });
  return call as Call;
}
