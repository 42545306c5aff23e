import { useState } from 'react';
import type { PictureLine } from '../../../contract/admin/picture.ts';
import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import styles from './pictures.module.css';

interface ChooseButtonProps {
  /** Of the field that the picture is for. */
  label: string;
  /** Address of the picture that is chosen; '' = none to show. */
  shown: string;
  onChoose: (picture: PictureLine) => void;
}

/** Opens the library for a field, beside a small view of the picture that is chosen. */
export function ChooseButton({ label, shown, onChoose }: ChooseButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.choice}>
      {shown !== '' && <img src={shown} alt="" />}
      <Button onClick={() => setOpen(true)} aria-label={m.deskpicture_choose_for({ label })}>
        {m.deskpicture_choose()}
      </Button>
      <PictureChooser open={isOpen} onClose={() => setOpen(false)} label={label} onChoose={onChoose} />
    </div>
  );
}
