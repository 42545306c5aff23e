import { type Answer, CallFailed, type Refused } from '../contract/action.ts';
import type { ActionName, Input, Output, RefusalCode } from '../contract/actions.ts';
import type { Call, CallOptions } from '../contract/call.ts';
import * as m from '../messages/compiled/messages.js';
import { addBaseFields } from './base-fields.ts';
import { call } from './http-call.ts';
import { keyOf, together, underKey } from './repeat-key.ts';

/** Longer than the shop reads a file of the largest size. */
const fileLimitMs = 120_000;

/** Bytes. */
const largeText = 1_000_000;

interface UploadOptions {
  signal: AbortSignal;
  /** How much has been sent, from 0 to 1. */
  onSent(part: number): void;
}

/**
 * `call` for actions that take a file, or have the shop read one from elsewhere. Throws `CallFailed` as `call` does, also
 * after two minutes in which nothing was sent or answered, and what the signal was aborted with.
 */
export function uploadingCall({ signal, onSent }: UploadOptions): Call {
  return together((async (name: ActionName, input: object, options: CallOptions) => {
    if (!('file' in input && input.file instanceof File))
      return call(name, input as Input<ActionName>, { ...options, signal, timeLimitMs: fileLimitMs });
    const key = keyOf(name, { ...input, file: await markOf(input.file) });
    return underKey(key, options, (uuid) =>
      upload(name, input as Input<ActionName> & { file: File }, uuid, { signal, onSent }),
    );
  }) as Call);
}

/** For a file that the page may have made itself, its text: such a file has a new time each time. */
async function markOf(file: File): Promise<string> {
  return file.size < largeText ? file.text() : `${file.name} ${file.size} ${file.lastModified}`;
}

/** A multipart form that tells how far it has come. */
function upload<N extends ActionName>(
  name: N,
  input: Input<N> & { file: File },
  uuid: string,
  { signal, onSent }: UploadOptions,
): Promise<Answer<Output<N>, RefusalCode<N>>> {
  const body = new FormData();
  for (const [key, value] of Object.entries(input)) {
    if (value instanceof File) body.set(key, value, value.name);
    else if (value !== undefined) body.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  addBaseFields(body, uuid);
  return new Promise((resolve, reject) => {
    // fetch cannot tell how much of a body has left.
    const request = new XMLHttpRequest();
    request.open('POST', `/customer/${name}`);
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    const lost = () => reject(new CallFailed(m.common_unreachable(), 0));
    let timer: ReturnType<typeof setTimeout>;
    // Not `timeout`: that counts from the start, and 50 MB take their time on a slow line.
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        lost();
        request.abort();
      }, fileLimitMs);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      wait();
      onSent(total ? loaded / total : 0);
    };
    request.upload.onload = () => onSent(1);
    request.onloadend = () => clearTimeout(timer);
    request.onload = () => {
      const told = request.response as (Partial<Refused> & { incident?: string }) | null;
      if (!told) lost();
      else if (request.status !== 200) {
        reject(new CallFailed(told.error ?? m.common_error(), request.status, told.incident));
      } else if ('error_code' in told) resolve({ ok: false, ...told } as never);
      else resolve({ ok: true, value: told } as never);
    };
    request.onerror = lost;
    const abort = () => {
      request.abort();
      reject(signal.reason);
    };
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    request.send(body);
    wait();
  });
}
