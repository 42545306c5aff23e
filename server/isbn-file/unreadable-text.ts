// One by one: a thread that loads the whole catalogue from source starts a second later.
import { refusal_file_damaged } from '../../messages/compiled/messages/refusal_file_damaged.js';
import { refusal_file_damaged_pdf } from '../../messages/compiled/messages/refusal_file_damaged_pdf.js';
import { refusal_file_encrypted } from '../../messages/compiled/messages/refusal_file_encrypted.js';
import { refusal_file_encrypted_pdf } from '../../messages/compiled/messages/refusal_file_encrypted_pdf.js';
import { refusal_isbns_shortened } from '../../messages/compiled/messages/refusal_isbns_shortened.js';
import { refusal_too_much_inside_pdf } from '../../messages/compiled/messages/refusal_too_much_inside_pdf.js';
import { refusal_too_much_inside_workbook } from '../../messages/compiled/messages/refusal_too_much_inside_workbook.js';

/** What the thread says of files that it cannot read. */
export const unreadableText = {
  damaged: refusal_file_damaged,
  damagedPdf: refusal_file_damaged_pdf,
  encrypted: refusal_file_encrypted,
  encryptedPdf: refusal_file_encrypted_pdf,
  isbnsShortened: refusal_isbns_shortened,
  tooMuchInPdf: refusal_too_much_inside_pdf,
  tooMuchInWorkbook: refusal_too_much_inside_workbook,
};
