/**
 * An expected 'no'. Handlers return or throw it; dispatch rolls back whatever the handler wrote and tells the caller
 * the sentence and the code. Anything else that is thrown is a bug and becomes a 500 with an incident id.
 */
export class Refusal extends Error {
  readonly code: string;
  readonly data: unknown;
  constructor(code: string, sentence: string, data?: unknown) {
    super(sentence);
    this.name = 'Refusal';
    this.code = code;
    this.data = data;
  }
}

export function refuse(code: string, sentence: string, data?: unknown): Refusal {
  return new Refusal(code, sentence, data);
}

/** A refusal of what one field holds. Forms show the sentence there: its data has the shape of those of `invalid_input`. */
export function refuseField(code: string, field: string, message: string): Refusal {
  return new Refusal(code, message, { fields: [{ field, message }] });
}
