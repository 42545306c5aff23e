import * as m from '../../../messages/compiled/messages.js';

const sentences: Readonly<Record<string, () => string>> = {
  no_file: m.deskpicture_problem_no_file,
  too_large: m.deskpicture_problem_too_large,
  invalid_picture: m.deskpicture_problem_invalid,
  not_kept: m.deskpicture_problem_not_kept,
  stale: m.deskpicture_problem_stale,
  broken_off: m.deskimport_problem_broken_off,
  disk_full: m.deskimport_problem_disk_full,
  not_allowed: m.desk_not_allowed_reason,
};

/** Why a form with a file came back (server/http/picture-upload.ts), by the page's address. */
export const problemOf = (search: URLSearchParams): string | undefined =>
  sentences[search.get('problem') ?? '']?.();
