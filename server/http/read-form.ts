import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import * as m from '../../messages/compiled/messages.js';

/** Text fields and files by name; of a repeated field the last. */
export type FormFields = Record<string, string> & { file?: File };

export interface SentForm {
  fields: FormFields;
  /** Call it when the form is dealt with: its memory counts no more. */
  done(): void;
}

/** Why a form was not read. Its message is for the reader of the shop. */
export class FormRefused extends Error {
  readonly status: 400 | 413 | 503;
  constructor(status: 400 | 413 | 503, message: string) {
    super(message);
    this.name = 'FormRefused';
    this.status = status;
  }
}

/** Bytes of all forms that this process reads or handles at one moment. */
const mostHeld = 256 * 1024 * 1024;
let held = 0;

const unreadable = () => new FormRefused(400, m.refusal_malformed());
const busy = () => new FormRefused(503, m.refusal_reader_busy());

export function isMultipart(request: Request): boolean {
  return /^multipart\/form-data\s*(;|$)/i.test(request.headers.get('content-type') ?? '');
}

/**
 * Streams a multipart form, so that a large file does not block other requests, and stops at the first byte over the limit.
 * `tooLarge` is the message for that.
 *
 * @throws FormRefused
 */
export async function readForm(request: Request, maxBytes: number, tooLarge: string): Promise<SentForm> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw new FormRefused(413, tooLarge);
  let size = 0;
  const done = () => {
    held -= size;
    size = 0;
  };
  try {
    const parser = formParser(request.headers.get('content-type') ?? '', maxBytes);
    for await (const chunk of request.body ?? []) {
      if (size + chunk.length > maxBytes) throw new FormRefused(413, tooLarge);
      if (held + chunk.length > mostHeld) throw busy();
      size += chunk.length;
      held += chunk.length;
      await parser.write(chunk);
    }
    return { fields: await parser.end(), done };
  } catch (e) {
    done();
    throw e instanceof FormRefused ? e : unreadable();
  }
}

interface FormParser {
  write(chunk: Uint8Array): Promise<void>;
  end(): Promise<FormFields>;
}

function formParser(type: string, maxBytes: number): FormParser {
  const entries = new Map<string, string | File>();
  const files: Promise<unknown>[] = [];
  const busboy = new Busboy({
    headers: { 'content-type': type },
    limits: {
      fields: 200,
      files: 4,
      parts: 204,
      fieldSize: 1024 * 1024,
      fileSize: maxBytes,
      headerPairs: 20,
    },
  });
  let failed: unknown;
  const ended = new Promise<void>((resolve, reject) => {
    const fail = (e: unknown) => {
      failed = e;
      reject(e);
    };
    busboy.on('finish', resolve);
    busboy.on('error', fail);
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      busboy.on(limit, () => fail(unreadable()));
    }
    busboy.on('field', (name, value, nameCut, valueCut) => {
      if (nameCut || valueCut) fail(unreadable());
      entries.set(name, value);
    });
    busboy.on('file', (name, stream, filename, _, mime) => {
      const whole = collected(stream).then((parts) =>
        entries.set(name, new File(parts, filename ?? '', { type: mime })),
      );
      whole.catch(fail);
      files.push(whole);
    });
  });
  // The caller awaits `ended` later and sees its failure then; avoid an unhandled rejection until it does.
  ended.catch(() => {});
  return {
    async write(chunk) {
      if (failed) throw failed;
      if (!busboy.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))) {
        await Promise.race([new Promise((resolve) => busboy.once('drain', resolve)), ended]);
      }
    },
    async end() {
      busboy.end();
      await ended;
      await Promise.all(files);
      return Object.fromEntries(entries) as FormFields;
    },
  };
}

async function collected(stream: BusboyFileStream): Promise<Buffer<ArrayBuffer>[]> {
  const parts: Buffer<ArrayBuffer>[] = [];
  for await (const part of stream) parts.push(part as Buffer<ArrayBuffer>);
  return parts;
}
