import type { AdminOutput } from '../../../contract/admin/actions.ts';
import type { StaffPicture } from '../../../contract/admin/picture.ts';
import * as m from '../../../messages/compiled/messages.js';

export type SentPicture = { picture: StaffPicture } | { sentence: string };

/** Adds a file to the library, and answers with the picture, or why it isn't one. */
export function sendPicture(file: File): Promise<SentPicture> {
  const form = new FormData();
  form.set('file', file);
  return asked('/admin/pictures/upload', form);
}

/** Saves what a picture shows, in words; the rest of it stays. */
export function sayOfPicture({ id, version, name }: StaffPicture, alt: string): Promise<SentPicture> {
  const fields = { id: String(id), version: String(version), name: name || '-', alt };
  return asked('/admin/picture/save', new URLSearchParams(fields));
}

async function asked(address: string, body: FormData | URLSearchParams): Promise<SentPicture> {
  const answer = await answerOf<StaffPicture>(address, body);
  return 'value' in answer ? { picture: answer.value } : answer;
}

/** Pictures with these words; undefined when they can't be loaded. */
export async function findPictures(
  words: string,
  offset: number,
): Promise<AdminOutput<'picture/getList'> | undefined> {
  const body = new URLSearchParams({ words, offset: String(offset) });
  const answer = await answerOf<AdminOutput<'picture/getList'>>('/admin/picture/getList', body);
  return 'value' in answer ? answer.value : undefined;
}

async function answerOf<T>(
  address: string,
  body: FormData | URLSearchParams,
): Promise<{ value: T } | { sentence: string }> {
  try {
    const response = await fetch(address, { method: 'POST', body, headers: { accept: 'application/json' } });
    const answer = (await response.json()) as T & { error?: string };
    return answer.error === undefined ? { value: answer } : { sentence: answer.error };
  } catch {
    return { sentence: m.deskpicture_problem_offline() };
  }
}
