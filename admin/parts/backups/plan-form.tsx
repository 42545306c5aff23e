import type { AdminInput } from '../../../contract/admin/actions.ts';
import type { BackupPlan } from '../../../contract/admin/backup.ts';
import { clockTime } from '../../../contract/wall-clock.ts';
import * as m from '../../../messages/compiled/messages.js';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type FieldValues, type NotDone, textOf } from '../../desk-submit.ts';
import { DeskForm } from '../desk-form.tsx';
import styles from '../titles.module.css';
import { useStore } from '../use-store.ts';

type Given = AdminInput<'backup/savePlan'>;

/** The schedule as it was typed, and what is wrong with its fields. */
export function readPlanForm(form: FormData): { given: Given; problems: FieldValues } {
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)/.exec(textOf(form, 'time')) ?? [];
  const keep = /^\d{1,3}$/.test(textOf(form, 'keep')) ? Number(textOf(form, 'keep')) : 0;
  const every = textOf(form, 'every');
  return {
    given: {
      every: every === 'day' || every === 'week' ? every : 'never',
      weekday: Number(textOf(form, 'weekday')) || 0,
      minute: Number(hour) * 60 + Number(minute),
      keep,
      place: textOf(form, 'place') === 'bucket' ? 'bucket' : 'folder',
      version: Number(textOf(form, 'version')) || 0,
    },
    problems: {
      ...(hour === undefined && { time: m.deskbackup_plan_time_wrong() }),
      ...((keep < 1 || keep > 365) && { keep: m.deskbackup_plan_keep_wrong() }),
    },
  };
}

interface PlanFormProps {
  plan: BackupPlan;
  folder: string;
  hasBucket: boolean;
  outcome: NotDone | undefined;
}

/** When the installation backs itself up. */
export function PlanForm({ plan, folder, hasBucket, outcome }: PlanFormProps) {
  const typed: FieldValues = outcome?.typed ?? {};
  const problems = outcome?.problems ?? {};
  return (
    <DeskForm
      intent="plan"
      label={m.deskbackup_plan_save()}
      variant="secondary"
      outcome={outcome}
      hidden={{ version: plan.version }}
    >
      <p>{m.deskbackup_plan_hint()}</p>
      <div className={styles.notes}>
        <SelectField
          name="every"
          label={m.deskbackup_plan_every()}
          defaultValue={typed.every ?? plan.every}
          options={[
            { value: 'never', label: m.deskbackup_plan_every_never() },
            { value: 'day', label: m.deskbackup_plan_every_day() },
            { value: 'week', label: m.deskbackup_plan_every_week() },
          ]}
        />
        <WeekdayField weekday={typed.weekday ?? String(plan.weekday)} />
        <TextField
          type="time"
          name="time"
          label={m.deskbackup_plan_time()}
          hint={m.deskbackup_plan_time_hint()}
          defaultValue={typed.time ?? clockTime(plan.minute)}
          error={problems.time}
          required
        />
        <TextField
          name="keep"
          inputMode="numeric"
          label={m.deskbackup_plan_keep()}
          hint={m.deskbackup_plan_keep_hint()}
          defaultValue={typed.keep ?? String(plan.keep)}
          error={problems.keep}
          required
        />
        {hasBucket && (
          <RadioGroup
            legend={m.deskbackup_place()}
            name="place"
            defaultValue={typed.place ?? plan.place}
            options={[
              { value: 'bucket', label: m.deskbackup_place_bucket() },
              { value: 'folder', label: m.deskbackup_place_folder({ folder }) },
            ]}
          />
        )}
      </div>
    </DeskForm>
  );
}

function WeekdayField({ weekday }: { weekday: string }) {
  const { language } = useStore();
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // The first of January 2029 is a Monday.
  const options = Array.from({ length: 7 }, (_, day) => ({
    value: String(day),
    label: format.format(Date.UTC(2029, 0, 1 + day)),
  }));
  return (
    <SelectField
      name="weekday"
      label={m.deskbackup_plan_weekday()}
      hint={m.deskbackup_plan_weekday_hint()}
      defaultValue={weekday}
      options={options}
    />
  );
}
