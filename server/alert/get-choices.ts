import * as m from '../../messages/compiled/messages.js';
import { readUser } from '../account/user.ts';
import type { Handler } from '../context.ts';
import { choicesAt } from './choices.ts';
import { checkAlerts } from './owner.ts';

export const getChoices: Handler<'alert/getChoices'> = async (ctx, { eisbn }) => {
  checkAlerts(ctx);
  const { title, canArrive, isHere, price, series, authors } = await choicesAt(ctx, eisbn);
  return {
    eisbn,
    title,
    in_stock: canArrive && !isHere,
    price,
    series,
    authors,
    consent: m.alert_consent({ shop: ctx.store.name }),
    email: (await readUser(ctx))?.email_address ?? '',
  };
};
