import { deskEvent } from '../../event/desk-events.ts';
import { savedRow } from '../undo/saved-row.ts';
import { noted } from './noted.ts';
import { save } from './save.ts';
import { viewerOf } from './viewer.ts';

export const eventUndos = {
  'event/save': savedRow('event/save', {
    find: (ctx, id) => deskEvent(ctx.q, viewerOf(ctx), id, ctx.now),
    // Tickets have an action of their own.
    noted: (event) => {
      const { tickets: _, ...facts } = noted(event);
      return facts;
    },
    save: (ctx, which, given) => save(ctx, { ...given, ...which }),
  }),
};
