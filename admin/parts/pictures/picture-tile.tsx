import type { PictureLine } from '../../../contract/admin/picture.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Badge } from '../../../ui/badge.tsx';
import { pictureAddress } from './picture-address.ts';
import styles from './pictures.module.css';

/** A picture with its name, and whether it still needs words. */
export function PictureTile({ picture }: { picture: PictureLine }) {
  const { name, alt, is_decorative, width, height } = picture;
  return (
    <>
      <span className={styles.frame}>
        <img
          src={pictureAddress(picture, 320)}
          alt=""
          width={Math.min(width, 320)}
          height={Math.round((Math.min(width, 320) * height) / width)}
          loading="lazy"
        />
      </span>
      <span className={styles.name}>{name || picture.path}</span>
      {alt === '' && !is_decorative && <Badge tone="warning">{m.deskpicture_no_alt()}</Badge>}
    </>
  );
}
