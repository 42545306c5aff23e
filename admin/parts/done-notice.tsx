import { Form, Link, useActionData, useLocation, useSearchParams } from 'react-router';
import { withBack } from '../../contract/back-path.ts';
import * as m from '../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Row } from '../../ui/stack.tsx';
import styles from './done-notice.module.css';
import { useStore } from './use-store.ts';

const sentences: Record<string, () => string> = {
  saved: m.desk_done_saved,
  kept: m.desk_done_kept,
  nothing: m.desk_done_nothing,
  mails_again: m.deskhealth_mail_done,
  deleted: m.desk_done_deleted,
  undone: m.desk_done_undone,
  undone_made: m.desk_done_undone_made,
  choose: m.deskimport_done_choose,
  start: m.deskimport_done_start,
  stop: m.deskimport_done_stop,
  joined: m.desk_done_joined,
  password: m.desk_done_password,
  two_step_off: m.desk_done_two_step_off,
  session: m.desk_done_session,
  withdrawn: m.desk_done_withdrawn,
  role: m.desk_done_role,
  removed: m.desk_done_removed,
  canceled: m.deskorder_done_canceled,
  collected: m.deskorder_done_collected,
  collected_paid: m.deskorder_done_collected_paid,
  mail: m.deskorder_done_mail,
  note: m.deskorder_done_note,
  part_shipped: m.deskorder_done_part_shipped,
  ready: m.deskorder_done_ready,
  ready_call: m.deskorder_done_ready_call,
  refunded: m.deskorder_done_refunded,
  rest_canceled: m.deskorder_done_rest_canceled,
  retried: m.deskorder_done_retried,
  paid_in_store: m.deskorder_done_paid_in_store,
  payment_taken_back: m.deskorder_done_payment_taken_back,
  declined: m.deskorder_done_declined,
  date_canceled: m.deskevent_done_canceled,
  date_moved: m.deskevent_done_moved,
  event_hidden: m.deskevent_done_hidden,
  ticket_added: m.deskevent_done_on_sale,
  ticket_removed: m.deskevent_done_off_sale,
  let_in: m.deskevent_done_let_in,
  taken_back: m.deskevent_done_taken_back,
  reserved: m.deskevent_done_reserved,
  waits: m.deskevent_done_waits,
  rsvp_canceled: m.deskevent_done_rsvp_canceled,
  quoted: m.deskorder_done_quoted,
  shipped: m.deskorder_done_shipped,
  customer_noted: m.deskcustomer_done_noted,
  password_link: m.deskcustomer_done_password_link,
  unlocked: m.deskcustomer_done_unlocked,
  exempt: m.deskcustomer_done_exempt,
  taxed: m.deskcustomer_done_taxed,
  erased: m.deskcustomer_done_erased,
  answered: m.deskform_done_answered,
  unsubscribed: m.desknewsletter_done,
  unanswered: m.deskform_done_open,
  deleted_old: m.deskform_done_deleted_old,
  look_drafted: m.desklook_done_drafted,
  look_published: m.desklook_done_published,
  look_discarded: m.desklook_done_discarded,
  look_restored: m.desklook_done_restored,
  page_published: m.deskpage_done_published,
  page_timed: m.deskpage_done_timed,
  page_unscheduled: m.deskpage_done_unscheduled,
  page_discarded: m.deskpage_done_discarded,
  page_back: m.deskpage_done_back,
  page_restored: m.deskpage_done_restored,
};

/** Sentences of these say that an email goes out. */
const withMail = new Set(
  'mail ready shipped declined quoted date_canceled date_moved reserved waits rsvp_canceled password_link'.split(
    ' ',
  ),
);

/** What the form before this page has done (desk-submit.ts), until another one comes back. */
export function DoneNotice() {
  const [search] = useSearchParams();
  const isOver = useActionData() !== undefined;
  const sentence = isOver ? undefined : sentences[search.get('done') ?? ''];
  return (
    <div role="status" data-print="hide">
      {sentence && (
        <Notice tone={search.get('done') === 'nothing' ? 'info' : 'success'}>
          <Row gap={4}>
            <p>
              {sentence()}
              {withMail.has(search.get('done') ?? '') && <NotMailed />}
            </p>
            <Undo isAtOnce={search.get('done') === 'deleted'} />
          </Row>
        </Notice>
      )}
    </div>
  );
}

function NotMailed() {
  return useStore().sendsMail ? null : <strong> {m.desk_done_no_mail()}</strong>;
}

/** The way back from what was just done. A deletion is undone at once, as that overwrites nothing; others show first what comes back. */
function Undo({ isAtOnce }: { isAtOnce: boolean }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const entry = /^\d{1,15}$/.exec(query.get('undo') ?? '')?.[0];
  if (!entry) return null;
  query.delete('done');
  query.delete('undo');
  const path = withBack(`/activity/${entry}`, query.size > 0 ? `${pathname}?${query}` : pathname);
  if (!isAtOnce) return <Link to={path}>{m.deskundo_link()}</Link>;
  return (
    <Form method="post" action={path} className={styles.undo}>
      <Button type="submit" size="s" variant="quiet">
        {m.deskundo_link()}
      </Button>
    </Form>
  );
}
