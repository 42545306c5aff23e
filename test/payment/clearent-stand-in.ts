import { generateKeyPairSync, sign } from 'node:crypto';
import { type VendorReply, type VendorRequest, type VendorServer, vendorServer } from './vendor-stand-in.ts';

type Row = Record<string, unknown> & { id: string; type: string; result: string; amount: string };
type Sent = Record<string, string>;

export interface ClearentStandIn extends VendorServer {
  publicKey: string;
  apiKey: string;
  transactions: Row[];
  /** The setting of the account for what looks like a duplicate: by the card, or by the invoice; '' = off, as by default. */
  duplicates: '' | 'card' | 'invoice';
  /** What it answers to the next request of this kind, without acting. */
  next: { to: 'GET' | 'POST'; json: unknown; status: number } | null;
  /** A transaction with the signature of the terminal, as a webhook sends it. */
  webhook(row: Record<string, unknown>): string;
}

/** Codes and messages of the bank by the token of the card form. */
export const clearentTokens: Readonly<Record<string, readonly [string, string]>> = {
  'jwt.good.signed': ['000', 'Transaction approved'],
  'jwt.declined.signed': ['023', 'Transaction Declined By Issuer'],
  'jwt.insufficient_funds.signed': ['012', 'Not Sufficient Funds'],
  'jwt.expired_card.signed': ['004', 'Card Expired'],
  'jwt.wrong_number.signed': ['026', 'Declined by Issuer - Invalid Card Number'],
  'jwt.wrong_cvv.signed': ['021', 'Declined by Issuer - Invalid card security code'],
  'jwt.wrong_postal_code.signed': ['046', 'Avs Response Not Accepted'],
};

const terminalKeys = () => {
  const pair = generateKeyPairSync('ec', { namedCurve: 'brainpoolP384t1' });
  return { ...pair, hex: pair.publicKey.export({ type: 'spki', format: 'der' }).toString('hex') };
};
export const otherTerminal = terminalKeys();

/** Behaves as Clearent's documentation says: JavaScript SDK, mobile transactions, search, result codes, webhooks. */
export async function clearentStandIn(port?: number): Promise<ClearentStandIn> {
  const terminal = terminalKeys();
  const apiKey = 'StandInApiKeyOfClearent';
  const transactions: Row[] = [];

  const server = await vendorServer((request) => {
    const { method, path, headers } = request;
    if (headers['api-key'] !== apiKey) return failed(401, '042', 'Unauthorized');
    const { next } = stand;
    if (next?.to === method) {
      stand.next = null;
      return next;
    }
    if (method === 'GET' && path === '/rest/v2/transactions') return search(request.query);
    const sent: Sent = JSON.parse(request.body || '{}');
    if (!sent['software-type']) return failed(400, '041', 'software-type is required');
    if (/^POST \/rest\/v2\/mobile\/transactions\/(sale|auth)$/.test(`${method} ${path}`))
      return sale(request, sent);
    if (`${method} ${path}` === 'POST /rest/v2/transactions') return step(sent);
    return failed(404, '', `no ${path}`);
  }, port);

  function search(query: URLSearchParams): VendorReply {
    const names = ['id', 'invoice', 'order-id'].filter((name) => query.has(name));
    const found = transactions.filter((row) => names.every((name) => row[name] === query.get(name)));
    if (found.length === 0) return { status: 204, json: null };
    const size = Number(query.get('page-size') ?? 25);
    const transaction = structuredClone(found.toReversed().slice(0, size));
    return answered(
      200,
      { payloadType: 'transactions', transactions: { transaction } },
      {
        page: { number: 1, size, 'total-elements': found.length },
      },
    );
  }

  function sale({ path, headers }: VendorRequest, sent: Sent): VendorReply {
    const bank = clearentTokens[String(headers.mobilejwt)];
    if (!bank) return failed(400, '041', 'mobilejwt is not valid');
    if (!/^\d+\.\d\d$/.test(sent.amount ?? '')) return failed(400, '041', 'amount is not valid');
    if (!path.endsWith(`/${sent.type?.toLowerCase()}`)) return failed(400, '011', 'Invalid Request');
    return earlier(sent) ?? decided(sent, bank);
  }

  const find = (id: string | undefined) => transactions.find((row) => row.id === id);
  const approved = ({ result }: Row) => result === 'APPROVED';
  const isTrue = (value: unknown) => value === 'true';

  function step(sent: Sent): VendorReply {
    const of = find(sent.id);
    if (!of || !approved(of)) return failed(402, '027', 'Original Not Found');
    const before = earlier(sent);
    if (before) return before;
    if (sent.type === 'CAPTURE') {
      if (of.type !== 'AUTH' || !isTrue(of.pending) || isTrue(of.voided))
        return failed(402, '027', 'Original Not Found');
      of.pending = 'false';
      return decided(sent, ['000', 'Transaction approved'], of);
    }
    if (sent.type === 'VOID') {
      if (isTrue(of.voided) || isTrue(of.settled)) return failed(402, '024', 'Previously Reversed');
      Object.assign(of, { voided: 'true', pending: 'false' });
      return decided(sent, ['000', 'Transaction approved'], of);
    }
    if (sent.type !== 'REFUND') return failed(400, '011', 'Invalid Request');
    if (of.type === 'AUTH' || isTrue(of.voided)) return failed(402, '027', 'Original Not Found');
    const given = transactions.filter(
      (row) => row.type === 'REFUND' && row['ref-id'] === of.id && approved(row),
    );
    const sum = given.reduce((all, row) => all + Number(row.amount), Number(sent.amount));
    if (sum > Number(of.amount) + 0.001) return failed(402, '025', 'Exceeds Maximum Refundable Amount');
    return decided(sent, ['000', 'Transaction approved'], of);
  }

  /** Within its time, the account takes a transaction for the same as one before, and answers with that one. */
  function earlier(sent: Sent): VendorReply | null {
    const { duplicates } = stand;
    const same = transactions.find(
      (row) =>
        row.type === sent.type &&
        (duplicates === 'invoice'
          ? row.invoice === sent.invoice
          : duplicates === 'card' && row.amount === sent.amount),
    );
    return same ? answered(200, { transaction: structuredClone(same), payloadType: 'transaction' }) : null;
  }

  function decided(sent: Sent, [code, message]: readonly [string, string], of?: Row): VendorReply {
    const row: Row = {
      amount: sent.amount ?? '',
      id: String(118_810_621 + transactions.length),
      created: new Date().toISOString().replace('T', ' ').replace('Z', ''),
      type: sent.type ?? '',
      result: code === '000' ? 'APPROVED' : 'DECLINED',
      card: 'XXXXXXXXXXXX1111',
      'order-id': sent['order-id'],
      invoice: sent.invoice,
      'display-message': message,
      'result-code': code,
      'software-type': sent['software-type'],
      'card-type': 'VISA',
      'last-four': '1111',
      ...(of && { 'ref-id': of.id }),
    };
    const said = structuredClone({ transaction: row, payloadType: code === '000' ? 'transaction' : 'error' });
    // Only the list has these fields.
    transactions.push(
      Object.assign(row, { pending: String(row.type === 'AUTH'), voided: 'false', settled: 'false' }),
    );
    return code === '000'
      ? answered(200, said)
      : answered(402, { ...said, error: { 'error-message': message, 'result-code': code } });
  }

  const stand = Object.assign(server, {
    publicKey: terminal.hex,
    apiKey,
    transactions,
    duplicates: '' as ClearentStandIn['duplicates'],
    next: null as ClearentStandIn['next'],
    webhook: (row: Record<string, unknown>) => signedBy(terminal, row),
  });
  return stand;
}

export function signedBy(terminal: typeof otherTerminal, row: Record<string, unknown>): string {
  const payload = JSON.stringify({ transaction: row, payloadType: 'transaction' });
  const signature = sign('sha384', Buffer.from(payload), terminal.privateKey).toString('hex');
  const links = [{ rel: 'transaction', href: `/rest/v2/transactions?id=${row.id}`, id: row.id }];
  const head = JSON.stringify({
    code: '200',
    status: 'success',
    'exchange-id': 'ID-clearent-cgw-1',
    links,
  }).slice(0, -1);
  return `${head},"payload":${payload},"signature":"${signature}"}`;
}

const answered = (status: number, payload: object, more: object = {}): VendorReply => ({
  status,
  json: {
    code: String(status),
    status: status < 300 ? 'success' : 'fail',
    'exchange-id': 'ID-clearent-cgw-1',
    payload,
    ...more,
  },
});

const failed = (status: number, code: string, message: string): VendorReply =>
  answered(status, { error: { 'error-message': message, 'result-code': code }, payloadType: 'error' });
