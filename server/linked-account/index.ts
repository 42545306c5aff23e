import type { linkedAccountActions, v1Actions } from '../../contract/linked-account.ts';
import type { Handlers } from '../context.ts';
import { getAvailableChildren } from './get-available-children.ts';
import { getAvailableCorps } from './get-available-corps.ts';
import { linkToRequest } from './link-to-request.ts';
import { linkToVerify } from './link-to-verify.ts';
import { removeChildLink } from './remove-child-link.ts';
import { removeParentLink } from './remove-parent-link.ts';
import { setCorp } from './set-corp.ts';
import { changeCorpAndTransfer, transfer } from './v1-transfer.ts';

export const linkedAccountHandlers = {
  'account/getAvailableCorps': getAvailableCorps,
  'account/setCorp': setCorp,
  'account/getAvailableChildren': getAvailableChildren,
  'account/linkToRequest': linkToRequest,
  'account/linkToVerify': linkToVerify,
  'account/removeChildLink': removeChildLink,
  'account/removeParentLink': removeParentLink,
} satisfies Handlers<keyof typeof linkedAccountActions>;

export const v1Handlers = {
  'v1/transfer': transfer,
  'v1/changeCorpAndTransfer': changeCorpAndTransfer,
} satisfies Handlers<keyof typeof v1Actions>;
