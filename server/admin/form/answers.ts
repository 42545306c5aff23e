import {
  answersForStaff,
  answersWaiting,
  deleteAnswer as deleteIt,
  deleteOldAnswers as deleteThem,
  markAnswered as mark,
} from '../../custom_form/staff-answers.ts';
import { noteLook } from '../audit/note-look.ts';
import { type StaffHandler, theStaff } from '../context.ts';

export const getAnswers: StaffHandler<'form/getAnswers'> = async ({ q, store }, asked) => ({
  ...(await answersForStaff(q, store.id, asked)),
  ...(await answersWaiting(q, store.id)),
});

export const exportAnswers: StaffHandler<'form/exportAnswers'> = async (ctx, asked) => {
  // Once for each file, not for each page of it.
  if (asked.after === undefined) await noteLook(ctx, 'form/exportAnswers', '');
  return answersForStaff(ctx.q, ctx.store.id, asked);
};

export const markAnswered: StaffHandler<'form/markAnswered'> = async (ctx, { id, answered }) => {
  const by = `staff ${theStaff(ctx).staffId}`;
  const { before, after } = await mark(ctx.q, ctx.store.id, { id, answered, by });
  ctx.audit.target = after.header;
  ctx.audit.detail = {
    id,
    before: { answered_by: before.answered_by },
    after: { answered_by: after.answered_by },
  };
  return after;
};

/** The log keeps which one it was, and nothing of what was in it. */
export const deleteAnswer: StaffHandler<'form/deleteAnswer'> = async (ctx, { id }) => {
  const { header } = await deleteIt(ctx.q, ctx.store.id, id);
  ctx.audit.target = header;
  ctx.audit.detail = { id };
  return {};
};

export const deleteOldAnswers: StaffHandler<'form/deleteOldAnswers'> = async (ctx, { days }) => {
  const deleted = await deleteThem(ctx.q, ctx.store.id, days);
  ctx.audit.detail = { days, deleted };
  return { deleted };
};
