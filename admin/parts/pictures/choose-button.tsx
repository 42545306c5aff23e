import { useState } from 'react';
import type { PictureLine } from '../../../contract/admin/picture.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { PictureChooser } from './picture-chooser.tsx';

interface ChooseButtonProps {
  /** Of the field that the picture is for. */
  label: string;
  onChoose: (picture: PictureLine) => void;
}

/** Opens the library for a field. */
export function ChooseButton({ label, onChoose }: ChooseButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-label={m.deskpicture_choose_for({ label })}>
        {m.deskpicture_choose()}
      </Button>
      <PictureChooser open={isOpen} onClose={() => setOpen(false)} label={label} onChoose={onChoose} />
    </>
  );
}
