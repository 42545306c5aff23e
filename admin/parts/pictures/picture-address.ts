import type { PictureLine } from '../../../contract/admin/picture.ts';

type Shown = Pick<PictureLine, 'id' | 'cache'>;

/** Address of a picture in the back office in one of the widths that are kept; `whole`: all of it where a part is shown. */
export const pictureAddress = ({ id, cache }: Shown, width: 320 | 640 | 1280, whole?: 'whole'): string =>
  `/admin/pictures/${id}/file?w=${width}&v=${cache}${whole ? '&whole' : ''}`;
