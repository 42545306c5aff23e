import { type FormEvent, useState } from 'react';
import type { PictureLine, StaffPicture } from '../../../contract/admin/picture.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { pictureAddress } from './picture-address.ts';
import styles from './pictures.module.css';
import { sayOfPicture } from './send-picture.ts';

interface PictureSayingProps {
  picture: StaffPicture;
  onDone: (picture: PictureLine) => void;
}

/** Asks what a picture shows that was just added. */
export function PictureSaying({ picture, onDone }: PictureSayingProps) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const alt = String(new FormData(event.currentTarget).get('alt') ?? '').trim();
    if (alt === '') return onDone(picture);
    setPending(true);
    const saved = await sayOfPicture(picture, alt);
    setPending(false);
    if ('picture' in saved) onDone(saved.picture);
    else setProblem(saved.sentence);
  }
  return (
    <form className={styles.chooser} onSubmit={(event) => void save(event)}>
      <img
        className={styles.shown}
        src={pictureAddress(picture, 640)}
        alt=""
        width={picture.width}
        height={picture.height}
      />
      <TextArea
        name="alt"
        label={m.deskpicture_alt()}
        hint={`${m.deskpicture_alt_hint()} ${m.deskpicture_say_hint()}`}
        error={problem}
        maxLength={300}
        rows={2}
        autoFocus
      />
      <div>
        <Button type="submit" variant="primary" pending={isPending}>
          {m.deskpicture_say_save()}
        </Button>
      </div>
    </form>
  );
}
