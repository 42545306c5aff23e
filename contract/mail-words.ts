/** What stands for a fact in the wording of a mail, written in braces: '{order number}'. */
export const placeholders = [
  'shop',
  'first name',
  'full name',
  'order number',
  'copies',
  'amount',
  'valid until',
  'event',
  'places',
  'sender',
  'role',
  'institution',
  'title',
  'form',
] as const;
export type Placeholder = (typeof placeholders)[number];

/** What can be worded in a mail. `opening_shipped`: the opening of an order that is shipped. */
export const mailParts = ['subject', 'heading', 'opening', 'opening_shipped', 'closing'] as const;
export type MailPart = (typeof mailParts)[number];

/** The wording of a mail by its parts; a part that is missing or '' is worded as Handsell words it. */
export type MailWords = Partial<Record<MailPart, string>>;

/** Most characters of each part. */
export const longestPart: Readonly<Record<MailPart, number>> = {
  subject: 150,
  heading: 150,
  opening: 2000,
  opening_shipped: 2000,
  closing: 2000,
};

/** Most characters of the signature under every mail. */
export const longestSignature = 500;

export const mailGroups = [
  'orders',
  'quotes',
  'accounts',
  'cards',
  'events',
  'alerts',
  'cart',
  'shop',
] as const;
export type MailGroup = (typeof mailGroups)[number];

interface PartRule {
  may: readonly Placeholder[];
  /** What an own wording of this part must say. */
  must: readonly Placeholder[];
}

interface MailRule {
  group: MailGroup;
  parts: Partial<Record<MailPart, PartRule>>;
}

const rule = (may: readonly Placeholder[], must: readonly Placeholder[] = []): PartRule => ({ may, must });

const inOrder: readonly Placeholder[] = ['first name', 'full name', 'order number', 'shop'];
const aboutOrder = (group: MailGroup, parts: MailRule['parts'] = {}): MailRule => ({
  group,
  parts: {
    subject: rule(['order number', 'shop'], ['order number']),
    heading: rule(inOrder),
    opening: rule(inOrder),
    ...parts,
    closing: rule(inOrder),
  },
});

/** `opening` names the facts that stand nowhere else in the mail. */
const mail = (
  group: MailGroup,
  inSubject: readonly Placeholder[],
  inside: readonly Placeholder[],
  opening: PartRule = rule(inside),
): MailRule => ({
  group,
  parts: { subject: rule(inSubject), heading: rule(inside), opening, closing: rule(inside) },
});

const aboutAccount = (inside: readonly Placeholder[] = ['shop'], must: readonly Placeholder[] = []) =>
  mail('accounts', ['shop'], inside, rule(inside, must));

const inEvent: readonly Placeholder[] = ['first name', 'full name', 'event', 'places', 'shop'];
const aboutEvent = (must: readonly Placeholder[] = []) =>
  mail('events', ['event', 'shop'], inEvent, rule(inEvent, must));
const inTicket: readonly Placeholder[] = [...inEvent, 'order number'];
const aboutTicket = (must: readonly Placeholder[] = []) =>
  mail('events', ['event', 'shop'], inTicket, rule(inTicket, must));

/** Every mail that a shop sends, in the order that an owner reads them. */
export const mailRules = {
  'order-confirmation': aboutOrder('orders', { opening_shipped: rule(inOrder) }),
  'order-ready': aboutOrder('orders'),
  'order-shipped': aboutOrder('orders'),
  'order-partly-shipped': aboutOrder('orders'),
  'order-part-canceled': aboutOrder('orders'),
  'order-canceled': aboutOrder('orders'),
  'order-refunded': aboutOrder('orders', { opening: rule([...inOrder, 'amount'], ['amount']) }),
  'quote-requested': aboutOrder('quotes'),
  'quote-answered': aboutOrder('quotes', { opening: rule([...inOrder, 'valid until'], ['valid until']) }),
  'quote-declined': aboutOrder('quotes'),
  'account-sign-up': aboutAccount(),
  'account-password': aboutAccount(['first name', 'shop']),
  'account-new-email': aboutAccount(['first name', 'shop']),
  'account-password-changed': aboutAccount(['first name', 'shop']),
  'account-email-changed': aboutAccount(['first name', 'shop']),
  'account-link': aboutAccount(['institution', 'shop'], ['institution']),
  'account-invitation': aboutAccount(['role', 'shop'], ['role']),
  'gift-card': mail('cards', ['sender', 'shop'], ['sender', 'shop'], rule(['sender', 'shop'], ['sender'])),
  'event-confirmed': aboutEvent(['places']),
  'event-waitlisted': aboutEvent(['places']),
  'event-moved-up': aboutEvent(['places']),
  'event-reminder': aboutEvent(['places']),
  'event-changed': aboutEvent(),
  'event-canceled': aboutEvent(),
  'event-event-canceled': aboutEvent(),
  'ticket-reminder': aboutTicket(['order number']),
  'ticket-changed': aboutTicket(),
  'ticket-event-canceled': aboutTicket(),
  'alert-confirm': mail('alerts', ['shop'], ['shop'], rule(['shop'], ['shop'])),
  'alert-digest': mail('alerts', ['title', 'shop'], ['shop']),
  'cart-shared': mail('cart', ['shop'], ['shop']),
  'order-received': aboutOrder('shop', { opening: rule([...inOrder, 'copies'], ['full name', 'copies']) }),
  'quote-received': aboutOrder('shop', { opening: rule([...inOrder, 'copies'], ['full name', 'copies']) }),
  'payment-alert': {
    group: 'shop',
    parts: { subject: rule(['order number', 'shop']), closing: rule(['shop']) },
  },
  'backup-failed': { group: 'shop', parts: { subject: rule(['shop']), closing: rule(['shop']) } },
  'form-submission': { group: 'shop', parts: { subject: rule(['form', 'shop']) } },
} as const satisfies Record<string, MailRule>;

export type MailKey = keyof typeof mailRules;
export const mailKeys = Object.keys(mailRules) as MailKey[];

export const mailRule = (key: MailKey): MailRule => mailRules[key];

/** Why a part cannot be worded so; `names`: the placeholders it is about, `most`: the characters that it may have. */
export interface WordsProblem {
  problem: 'unknown_placeholder' | 'missing_placeholder' | 'too_long' | 'line_break' | 'not_worded';
  names: string[];
  most: number;
}

/** What is wrong with the wording of a part; undefined = nothing. '' is always right. */
export function partProblem(key: MailKey, part: MailPart, text: string): WordsProblem | undefined {
  if (text === '') return undefined;
  const rules = mailRule(key).parts[part];
  const most = longestPart[part];
  if (!rules) return { problem: 'not_worded', names: [], most };
  if (text.length > most) return { problem: 'too_long', names: [], most };
  if (isOneLine(part) && lineBreak.test(text)) return { problem: 'line_break', names: [], most };
  const named = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const unknown = named.filter((name) => !(rules.may as readonly string[]).includes(name));
  const braces = /[{}]/.test(text.replace(/\{[^{}]*\}/g, ''));
  if (unknown.length > 0 || braces)
    return { problem: 'unknown_placeholder', names: unknown.slice(0, 3), most };
  const missing = rules.must.filter((name) => !named.includes(name));
  return missing.length > 0 ? { problem: 'missing_placeholder', names: missing, most } : undefined;
}

export const isOneLine = (part: MailPart): boolean => part === 'subject' || part === 'heading';

/** Everything that a mail program or a browser may take for the end of a line. */
const lineBreak = /[\r\n\v\f\u0085\u2028\u2029]/;

/** A text for the header of a mail: one line, whatever stands in it. */
export const oneLine = (text: string): string => text.replace(/[\r\n\v\f\u0085\u2028\u2029\s]+/g, ' ').trim();

export type WordsFacts = Partial<Record<Placeholder, string>>;

/** The text with its placeholders filled in. One without a value goes, with the space before it. */
export const fillIn = (text: string, facts: WordsFacts): string =>
  text.replace(/( ?)\{([^{}]*)\}/g, (_, space: string, name: Placeholder) => {
    const fact = facts[name] ?? '';
    return fact && space + fact;
  });
