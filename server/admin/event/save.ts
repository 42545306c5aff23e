import { refuseField } from '../../call/refusal.ts';
import { rowVersion } from '../../call/row-version.ts';
import { deskEvent, hasGuests, storedEvent } from '../../event/desk-events.ts';
import { givenTitles } from '../../event/given-titles.ts';
import { tellingGuests } from '../../event/rsvp/tell-of-changes.ts';
import { saveShownEvent } from '../../event/save-shown-event.ts';
import { saveEvent } from '../../event/write.ts';
import { changedFields } from '../audit/changed-fields.ts';
import type { StaffHandler } from '../context.ts';
import { heldEvent } from './held-event.ts';
import { mailerAt } from './mailer.ts';
import { noted } from './noted.ts';
import { viewerOf } from './viewer.ts';

export const save: StaffHandler<'event/save'> = async (ctx, { id, version, ...given }) => {
  const { q, store, now } = ctx;
  const which = rowVersion(id, version);
  const before = which && (await heldEvent(ctx, which));
  const stored = which && (await storedEvent(q, store.id, which.id));
  if (stored?.is_published && !given.is_published && (await hasGuests(q, stored.id, now))) {
    const sentence = 'Guests are coming. Please cancel the dates, so that they get an email.';
    throw refuseField('has_guests', 'is_published', sentence);
  }
  const event = {
    ...given,
    category_id: given.category_id ?? null,
    location_id: given.location_id ?? null,
    rsvp_limit: given.rsvp_limit ?? null,
    except_days: stored?.except_days ?? [],
    further_dates: stored?.further_dates ?? [],
    // They have an action of their own.
    tickets: stored ? (await givenTitles(q, stored.id)).tickets : [],
  };
  const written = stored
    ? await tellingGuests(q, mailerAt(ctx), stored.id, () => saveShownEvent(q, store, stored, event), now)
    : await saveEvent(q, store, null, event);
  const after = await deskEvent(q, viewerOf(ctx), written.id, now);
  ctx.audit.target = after.title;
  ctx.audit.detail = changedFields(before ? noted(before) : null, noted(after));
  return after;
};
