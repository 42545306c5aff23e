import { useRef, useState } from 'react';
import type { StaffPicture } from '../../../contract/admin/picture.ts';
import * as m from '../../../messages/compiled/messages.js';
import { sendPicture } from './send-picture.ts';

export interface Uploads {
  /** Name of the file that is being sent; '' = none. */
  sending: string;
  /** The pictures that the last `send` added. */
  added: readonly StaffPicture[];
  /** Why it could not add the others. */
  problems: readonly string[];
  send: (files: readonly File[]) => void;
}

/** Sends pictures one after the other; `onDone` gets those that were added. */
export function useUploads(onDone: (added: StaffPicture[]) => void): Uploads {
  const [sending, setSending] = useState('');
  const [{ added, problems }, setOutcome] = useState<Pick<Uploads, 'added' | 'problems'>>({
    added: [],
    problems: [],
  });
  const isBusy = useRef(false);

  async function send(files: readonly File[]) {
    if (isBusy.current || files.length === 0) return;
    isBusy.current = true;
    const done: StaffPicture[] = [];
    const failed: string[] = [];
    for (const file of files) {
      setSending(file.name);
      const sent = await sendPicture(file);
      if ('picture' in sent) done.push(sent.picture);
      else failed.push(m.deskpicture_upload_failed({ name: file.name, reason: sent.sentence }));
    }
    isBusy.current = false;
    setSending('');
    setOutcome({ added: done, problems: failed });
    if (done.length > 0) onDone(done);
  }

  return { sending, added, problems, send: (files) => void send(files) };
}
