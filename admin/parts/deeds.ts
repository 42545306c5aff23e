import * as m from '../../messages/compiled/messages.js';
import { differingLines } from './activity/differing-lines.ts';

/** Parts of the shop that changes are about: the word before the slash of an action. */
export const partNames: Readonly<Record<string, () => string>> = {
  order: m.desk_part_order,
  payment: m.desk_part_payment,
  quote: m.desk_part_quote,
  giftcard: m.desk_part_giftcard,
  promotion: m.desk_part_promotion,
  customer: m.desk_part_customer,
  newsletter: m.desk_part_newsletter,
  registry: m.desk_part_registry,
  event: m.desk_part_event,
  title: m.desk_titles,
  import: m.desk_part_import,
  page: m.desk_part_page,
  picture: m.desk_part_picture,
  list: m.desk_part_list,
  look: m.desklook_heading,
  menu: m.deskmenu_heading,
  category: m.desk_part_category,
  form: m.desk_part_form,
  location: m.desk_part_location,
  shipping: m.desk_part_shipping,
  tax: m.desk_part_tax,
  mail: m.deskmail_heading,
  settings: m.desk_part_settings,
  health: m.desk_part_health,
  backup: m.deskbackup_heading,
  export: m.deskexport_heading,
  staff: m.desk_part_staff,
  store: m.desk_part_store,
};

const verbs: Readonly<Record<string, () => string>> = {
  save: m.desk_did_save,
  delete: m.desk_did_delete,
  upload: m.desk_did_upload,
  replace: m.desk_did_replace,
  checkIn: m.desk_did_check_in,
  arrive: m.desk_did_arrive,
  addRsvp: m.desk_did_add_rsvp,
  cancelRsvp: m.desk_did_cancel_rsvp,
  cancelDate: m.desk_did_cancel_date,
  moveDate: m.desk_did_move_date,
  saveCategory: m.desk_did_save_category,
  saveTicket: m.desk_did_save_ticket,
  removeTicket: m.desk_did_remove_ticket,
  moveUp: m.desk_did_move_up,
  restore: m.desk_did_restore,
  bringBack: m.desk_did_bring_back,
  saveDraft: m.desk_did_save_draft,
  publish: m.desk_did_publish,
  saveEntry: m.desk_did_save_entry,
  moveEntry: m.desk_did_move_entry,
  deleteEntry: m.desk_did_delete_entry,
  unschedule: m.desk_did_unschedule,
  discardDraft: m.desk_did_discard_draft,
  saveStock: m.desk_did_save_stock,
  begin: m.desk_did_begin,
  choose: m.desk_did_choose,
  start: m.desk_did_start,
  stop: m.desk_did_stop,
  saveComment: m.desk_did_save_comment,
  saveFacts: m.desk_did_save_facts,
  sendTest: m.deskmail_did_send_test,
  hide: m.desk_did_hide,
  unhide: m.desk_did_unhide,
  saveCover: m.desk_did_save_cover,
  deleteCover: m.desk_did_delete_cover,
  takeStep: m.desk_did_take_step,
  markPaid: m.desk_did_mark_paid,
  takeBackPayment: m.desk_did_take_back_payment,
  refund: m.desk_did_refund,
  answer: m.desk_did_answer,
  decline: m.desk_did_decline,
  issue: m.desk_did_issue,
  block: m.desk_did_block,
  useKnown: m.desk_did_use_known,
  exempt: m.desk_did_exempt,
  taxed: m.desk_did_taxed,
  formerSite: m.desk_did_former_site,
  add: m.desk_did_add,
  remove: m.desk_did_remove,
  cancel: m.desk_did_cancel,
  import: m.desk_did_import,
  tickets: m.desk_did_tickets,
  connect: m.desk_did_connect,
  disconnect: m.desk_did_disconnect,
  login: m.desk_did_login,
  loginWithCode: m.desk_did_login,
  logout: m.desk_did_logout,
  endSession: m.desk_did_end_session,
  changePassword: m.desk_did_change_password,
  turnOnTwoStep: m.desk_did_two_step_on,
  turnOffTwoStep: m.desk_did_two_step_off,
  prove: m.desk_did_prove,
  addNote: m.desk_did_note,
  get: m.desk_did_look,
  getData: m.desk_did_export,
  sendPasswordLink: m.desk_did_password_link,
  markAnswered: m.desk_did_mark_answered,
  exportAnswers: m.desk_did_export_answers,
  deleteAnswer: m.desk_did_delete_answer,
  deleteOldAnswers: m.desk_did_delete_old_answers,
  exportList: m.desk_did_export_list,
  unsubscribe: m.desk_did_unsubscribe,
  unlock: m.desk_did_unlock,
  erase: m.desk_did_erase,
  sendMailAgain: m.desk_did_mail_again,
  sendMails: m.desk_did_send_mails,
  make: m.desk_did_make,
  check: m.deskbackup_did_check,
  take: m.desk_did_take,
  savePlan: m.deskbackup_did_save_plan,
  'backup/move': m.deskbackup_did_move,
  'backup/restore': m.deskbackup_did_restore,
  retryRefund: m.desk_did_retry_refund,
  invite: m.desk_did_invite,
  withdrawInvitation: m.desk_did_withdraw,
  acceptInvitation: m.desk_did_join,
  setRole: m.desk_did_set_role,
};

/** What an entry of the activity log is about, and what was done; undefined for what this version has no words for. */
export function deedOf(
  action: string,
  { before, after }: Readonly<Record<string, unknown>> = {},
): { part: string; verb: string } | undefined {
  const [part = '', verb = ''] = action.split('/');
  const isMade = verb === 'save' && !before && Boolean(after);
  const named = {
    part: partNames[part]?.(),
    verb: isMade ? m.desk_did_add() : (verbs[action] ?? verbs[verb])?.(),
  };
  return named.part && named.verb ? { part: named.part, verb: named.verb } : undefined;
}

/** One field of a change. */
export interface ChangedField {
  name: string;
  /** '' = none. */
  before: string;
  after: string;
}

/** How the fields of an entry are said. */
export interface FieldWords {
  label(name: string): string;
  text(name: string, value: unknown): string;
}

/**
 * The fields of an entry's detail, without those that only name its row or the locations of its copies: first fields with a value before
 * or after, then the others, which tell what was done.
 */
export function changedFields(
  detail: Readonly<Record<string, unknown>>,
  { label, text }: FieldWords,
): ChangedField[] {
  const { before, after, id: _, title: __, locations: ___, ...more } = detail;
  const [old, now] = [valuesOf(before), valuesOf(after)];
  // A row that was added or deleted has its id among its values.
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((name) => name !== 'id');
  const said = (name: string, values: Readonly<Record<string, unknown>>) =>
    Object.hasOwn(values, name) ? text(name, values[name]) : '';
  return [
    ...names.map((name) => {
      const [before, after] = differingLines(said(name, old), said(name, now));
      return { name: label(name), before, after };
    }),
    ...Object.entries(more).map(([name, value]) => ({
      name: label(name),
      before: '',
      after: text(name, value),
    })),
  ].filter(({ before, after }) => before !== after);
}

/** A whole that is one value, such as a status, has no name of its own. */
function valuesOf(whole: unknown): Readonly<Record<string, unknown>> {
  if (whole === undefined || whole === null) return {};
  if (typeof whole === 'object' && !Array.isArray(whole)) return whole as Record<string, unknown>;
  return { '': whole };
}
