import * as m from '../../../messages/compiled/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import type { Uploads } from './use-uploads.ts';

/** Progress and results of uploads, for eyes and screen readers. */
export function UploadState({ sending, added, problems }: Uploads) {
  return (
    <div role="status">
      {sending && <p>{m.deskpicture_uploading({ name: sending })}</p>}
      {!sending && added.length > 0 && (
        <Notice tone="success">
          <p>{m.deskpicture_uploaded({ count: added.length })}</p>
        </Notice>
      )}
      {!sending && problems.length > 0 && (
        <Notice tone="danger">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}
