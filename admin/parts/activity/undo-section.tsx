import { Link } from 'react-router';
import type { UndoShown } from '../../../contract/admin/audit.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/stack.tsx';
import type { NotDone } from '../../desk-submit.ts';
import { DeskForm } from '../desk-form.tsx';
import { DeskLinkButton } from '../desk-link.tsx';
import { UndoList } from './field-list.tsx';
import type { Room } from './rooms.ts';

interface ComparedText {
  /** As the entry has it. */
  field: string;
  name: string;
  now: string;
  before: string;
}

export interface UndoOffer {
  kind: UndoShown['kind'];
  isGone: boolean;
  isBack: boolean;
  fields: ComparedText[];
  newer: (ComparedText & { since: { id: number; text: string } | null })[];
  fixed: string[];
  /** It changes dates that guests come to. */
  tellsGuests: boolean;
}

interface UndoSectionProps {
  offer: UndoOffer;
  room: Room | null;
  outcome: NotDone | undefined;
}

/** Whether an undo has something to do. */
export const isOffered = ({ kind, isGone, isBack, fields, newer }: UndoOffer): boolean =>
  kind === 'change' ? fields.length > 0 : !isGone && !isBack && newer.length === 0;

/** What undoing an entry would put back or delete, and the button that does it. */
export function UndoSection({ offer, room, outcome }: UndoSectionProps) {
  const { kind, isGone, isBack, fields, newer, fixed, tellsGuests } = offer;
  const confirm = newer.length > 0 ? m.deskundo_confirm_rest() : confirms[kind]();
  const open = room && <DeskLinkButton to={room.path}>{m.deskundo_by_hand()}</DeskLinkButton>;
  return (
    <section aria-labelledby="undo">
      <Stack gap={4}>
        <h2 id="undo">{m.deskundo_link()}</h2>
        {isGone && <p>{m.deskundo_because_gone()}</p>}
        {isBack && <p>{m.deskundo_is_back()}</p>}
        {newer.length > 0 && <Newer newer={newer} />}
        {fixed.length > 0 && <p>{m.deskundo_fixed({ names: fixed.join(', ') })}</p>}
        {kind === 'change' && !isGone && fields.length + newer.length === 0 && <p>{m.deskundo_already()}</p>}
        {isOffered(offer) ? (
          <DeskForm
            label={confirm}
            variant={kind === 'made' ? 'danger' : 'primary'}
            outcome={outcome}
            hidden={kind === 'change' ? { fields: JSON.stringify(fields.map(({ field }) => field)) } : {}}
            beside={kind === 'deleted' ? null : open}
          >
            <p>
              {leads[kind]()} {tellsGuests && m.deskundo_guests()}
            </p>
            {fields.length > 0 && <UndoList fields={fields} />}
          </DeskForm>
        ) : (
          !isGone && open && <div>{open}</div>
        )}
      </Stack>
    </section>
  );
}

const leads = {
  change: m.deskundo_lead,
  made: m.deskundo_lead_made,
  deleted: m.deskundo_lead_deleted,
};

const confirms = {
  change: m.deskundo_confirm,
  made: m.deskundo_confirm_made,
  deleted: m.deskundo_confirm_deleted,
};

const Newer = ({ newer }: Pick<UndoOffer, 'newer'>) => (
  <Notice tone="warning" title={m.deskundo_newer()}>
    <p>{m.deskundo_newer_hint()}</p>
    <ul>
      {newer.map(({ field, name, now, since }) => (
        <li key={field}>
          {name}: <b>{now || m.deskpage_value_none()}</b>
          <br />
          {since ? (
            <Link to={`/activity/${since.id}`} suppressHydrationWarning>
              {since.text}
            </Link>
          ) : (
            m.deskundo_newer_elsewhere()
          )}
        </li>
      ))}
    </ul>
  </Notice>
);
