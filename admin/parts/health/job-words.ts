import type { Health } from '../../../contract/admin/health.ts';
import type { JobName } from '../../../contract/admin/job-names.ts';
import * as m from '../../../messages/compiled/messages.js';
import type { BadgeProps } from '../../../ui/badge.tsx';

export const jobNamed: Readonly<Record<JobName, () => string>> = {
  'send-mail': m.deskhealth_task_send_mail,
  'choose-prices': m.deskhealth_task_choose_prices,
  'fetch-covers': m.deskhealth_task_fetch_covers,
  'settle-payments': m.deskhealth_task_settle_payments,
  'issue-gift-cards': m.deskhealth_task_issue_gift_cards,
  'add-event-dates': m.deskhealth_task_add_event_dates,
  'remind-guests': m.deskhealth_task_remind_guests,
  'move-up-guests': m.deskhealth_task_move_up_guests,
  'send-alerts': m.deskhealth_task_send_alerts,
  'make-reports': m.deskhealth_task_make_reports,
  'load-uploads': m.deskhealth_task_load_uploads,
  'fill-lists': m.deskhealth_task_fill_lists,
  'publish-pages': m.deskhealth_task_publish_pages,
  'make-backups': m.deskhealth_task_make_backups,
  'make-exports': m.deskhealth_task_make_exports,
  tidy: m.deskhealth_task_tidy,
  'weigh-popularity': m.deskhealth_task_weigh_popularity,
};

type State = Health['jobs'][number]['state'];

export const jobStates: Readonly<
  Record<State, { name: () => string; tone: NonNullable<BadgeProps['tone']> }>
> = {
  none: { name: m.deskhealth_job_none, tone: 'neutral' },
  well: { name: m.deskhealth_job_well, tone: 'success' },
  running: { name: m.deskhealth_job_running, tone: 'accent' },
  failed: { name: m.deskhealth_job_failed, tone: 'danger' },
  late: { name: m.deskhealth_job_late, tone: 'danger' },
};

const slowNamed: Readonly<Record<string, () => string>> = {
  home: m.deskhealth_slow_home,
  item: m.deskhealth_slow_item,
  browse: m.deskhealth_slow_browse,
  lists: m.deskhealth_slow_lists,
  checkout: m.deskhealth_slow_checkout,
  purchase: m.deskhealth_slow_checkout,
  account: m.deskhealth_slow_account,
  images: m.deskhealth_slow_images,
  page: m.deskhealth_slow_page,
  admin: m.deskhealth_slow_admin,
};

/** What was slow: a kind of page in words, or the name of a call as the program has it. */
export const slowName = (name: string): string => slowNamed[name]?.() ?? name;
