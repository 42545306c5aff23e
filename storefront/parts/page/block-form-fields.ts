/** The result of a block's form that a browser without JavaScript has posted to its page. */
export interface BlockFormOutcome {
  /** Id of the block. */
  block: string;
  ok: boolean;
  message: string;
  /** What is wrong, by the name of the field. */
  errors: Record<string, string>;
  /** What had been typed. */
  typed: Record<string, string>;
}

/** Names of the hidden fields: the block, the page it stands on, the form it shows. */
export const blockField = '_block';
export const pageField = '_page';
export const formField = '_form';

/** Where such a form is posted to: the page itself, at the form. */
export const blockFormAddress = (page: string, block: string): string =>
  `${page === '/' ? '/?index' : page}#form-${block}`;
