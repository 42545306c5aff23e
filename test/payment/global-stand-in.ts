import { createHash, randomUUID } from 'node:crypto';
import { type VendorReply, type VendorRequest, type VendorServer, vendorServer } from './vendor-stand-in.ts';

type Row = Record<string, unknown> & { id: string; status: string; amount: string };

export interface GlobalStandIn extends VendorServer {
  appId: string;
  appKey: string;
  transactions: Row[];
  /** The permissions of each valid access token; 'all' = those of the app. */
  tokens: Map<string, string>;
  /** What it finds wrong with all that is sent; '' = nothing. */
  refuses: string;
  /** Makes all access tokens that were given expire. */
  expireTokens(): void;
  /** Forgets keys, as it may after some time. */
  forgetKeys(): void;
}

/** Tokens of the hosted fields by the bank's answer to their card. */
export const globalTokens: Readonly<Record<string, string>> = {
  PMT_good: '00',
  PMT_declined: '101',
  PMT_insufficient_funds: '51',
  PMT_expired_card: '54',
  PMT_wrong_number: '14',
  PMT_wrong_cvv: 'N7',
};

export const globalSignature = (body: string, key: string) =>
  createHash('sha512').update(`${body}${key}`).digest('hex');

/** Behaves as the vendor's SDK for Node and its integration tests say of the GP API, version 2021-03-22. */
export async function globalStandIn(port?: number): Promise<GlobalStandIn> {
  const appId = 'StandInAppIdOfGlobal';
  const appKey = 'StandInAppKeyOfGlobal';
  const transactions: Row[] = [];
  const tokens = new Map<string, string>();
  const keys = new Map<string, string>();

  const server = await vendorServer((request) => {
    const { method, headers } = request;
    const path = request.path.replace(/^\/ucp(?=\/)/, '');
    if (path === request.path) return refused(404, 'RESOURCE_NOT_FOUND', '40118', `no ${path}`);
    if (headers['x-gp-version'] !== '2021-03-22')
      return refused(400, 'INVALID_REQUEST_DATA', '40000', 'version');
    if (path === '/accesstoken') return accessToken(request);
    const permissions = tokens.get(String(headers.authorization).replace('Bearer ', ''));
    if (permissions === undefined) return refused(401, 'NOT_AUTHENTICATED', '40001', 'Invalid access token');
    if (permissions !== 'all')
      return refused(403, 'ACTION_NOT_AUTHORIZED', '40212', 'Permission not enabled to execute action');
    const [, resource, id, verb] = path.split('/');
    if (resource !== 'transactions') return refused(404, 'RESOURCE_NOT_FOUND', '40118', `no ${path}`);
    if (method === 'GET') return id ? single(id) : list(request.query);
    if (stand.refuses) return refused(400, 'INVALID_REQUEST_DATA', '40213', stand.refuses);
    const key = String(headers['x-gp-idempotency'] ?? '');
    const seen = keys.get(key);
    if (seen) {
      const { status } = find(seen) as Row;
      return refused(
        409,
        'DUPLICATE_ACTION',
        '40039',
        `Idempotency Key seen before: id=${seen}, status=${status}`,
      );
    }
    const reply = id ? step(id, verb, JSON.parse(request.body)) : sale(JSON.parse(request.body));
    if (reply.status < 300 && key) keys.set(key, (reply.json as Row).id);
    return reply;
  }, port);

  const find = (id: string) => transactions.find((one) => one.id === id);

  function accessToken({ body }: VendorRequest): VendorReply {
    const { app_id, nonce, secret, grant_type, permissions } = JSON.parse(body);
    if (app_id !== appId || grant_type !== 'client_credentials')
      return refused(403, 'ACTION_NOT_AUTHORIZED', '40004', 'App credentials not recognized');
    if (secret !== globalSignature(nonce, appKey))
      return refused(
        403,
        'ACTION_NOT_AUTHORIZED',
        '40004',
        'Credentials not recognized to create access token.',
      );
    const token = randomUUID();
    tokens.set(token, permissions ? permissions.join() : 'all');
    return {
      status: 200,
      json: {
        token,
        type: 'Bearer',
        seconds_to_expire: 3599,
        scope: {
          merchant_id: 'MER_1',
          accounts: [
            { id: 'DAA_1', name: 'settlement_reporting' },
            { id: 'TKA_1', name: 'tokenization' },
            { id: 'TRA_1', name: 'transaction_processing' },
          ],
        },
      },
    };
  }

  const single = (id: string): VendorReply => {
    const found = find(id);
    return found
      ? { status: 200, json: listed(found) }
      : refused(
          404,
          'RESOURCE_NOT_FOUND',
          '40118',
          `Transactions ${id} not found at this /ucp/transactions/${id}`,
        );
  };

  const list = (query: URLSearchParams): VendorReply => {
    const reference = query.get('reference');
    const found = transactions.filter((one) => !reference || one.reference === reference);
    return {
      status: 200,
      json: {
        total_record_count: found.length,
        transactions: found
          .toReversed()
          .map(listed)
          .slice(0, Number(query.get('page_size') ?? 5)),
        paging: { page: 1, page_size: Number(query.get('page_size') ?? 5) },
      },
    };
  };

  function sale(
    sent: Record<string, unknown> & { amount: string; payment_method: { id: string } },
  ): VendorReply {
    for (const field of ['account_name', 'channel', 'amount', 'currency', 'country', 'reference'])
      if (!sent[field])
        return refused(
          400,
          'MANDATORY_DATA_MISSING',
          '40005',
          `Request expects the following fields ${field}`,
        );
    if (sent.account_name !== 'transaction_processing')
      return refused(400, 'INVALID_REQUEST_DATA', '40041', 'Merchant configuration does not exist');
    if (typeof sent.amount !== 'string' || !/^\d+$/.test(sent.amount))
      return refused(400, 'INVALID_REQUEST_DATA', '40213', 'amount contains unexpected data');
    const result = globalTokens[sent.payment_method.id];
    if (!result)
      return refused(
        404,
        'RESOURCE_NOT_FOUND',
        '40116',
        `payment_method ${sent.payment_method.id} not found at this location.`,
      );
    const status =
      result !== '00' ? 'DECLINED' : sent.capture_mode === 'LATER' ? 'PREAUTHORIZED' : 'CAPTURED';
    return { status: 200, json: structuredClone(add('SALE', status, sent, result)) };
  }

  function add(type: string, status: string, sent: Record<string, unknown>, result: string): Row {
    const row = {
      id: `TRN_${String(transactions.length + 1).padStart(8, '0')}_${String(sent.reference).slice(-12).replaceAll('-', '')}`,
      time_created: new Date().toISOString(),
      type,
      status,
      channel: 'CNP',
      capture_mode: sent.capture_mode ?? 'AUTO',
      amount: String(sent.amount),
      currency: sent.currency,
      country: sent.country,
      reference: sent.reference,
      payment_method: {
        result,
        message: result === '00' ? '[ test system ] AUTHORISED' : '[ test system ] DECLINED',
        entry_mode: 'ECOM',
        card: { brand: 'VISA', masked_number_last4: 'XXXXXXXXXXXX5262', cvv_result: 'MATCHED' },
      },
      action: {
        id: `ACT_${randomUUID()}`,
        type: 'AUTHORIZE',
        result_code: result === '00' ? 'SUCCESS' : 'DECLINED',
      },
    };
    transactions.push(row);
    return row;
  }

  function step(id: string, verb: string | undefined, { amount }: { amount: string }): VendorReply {
    const row = find(id);
    if (!row) return refused(404, 'RESOURCE_NOT_FOUND', '40008', `Transaction ${id} not found`);
    const most = Math.floor(Number(row.amount) * 1.15);
    if (verb === 'capture') {
      if (row.status !== 'PREAUTHORIZED')
        return refused(400, 'INVALID_TRANSACTION_ACTION', '40210', 'not capturable');
      if (Number(amount) > most)
        return refused(
          400,
          'INVALID_REQUEST_DATA',
          '50020',
          "Can't settle for more than 115% of that which you authorised",
        );
      Object.assign(row, { status: 'CAPTURED', amount });
    } else if (verb === 'reversal') {
      if (amount !== row.amount)
        return refused(400, 'INVALID_REQUEST_DATA', '40214', 'partial reversal not supported');
      row.status = 'REVERSED';
    } else {
      const given = transactions.filter((one) => one.parent_resource_id === id);
      const sum = given.reduce((all, one) => all + Number(one.amount), Number(amount));
      if (row.status !== 'CAPTURED' || sum > most)
        return refused(
          400,
          'INVALID_REQUEST_DATA',
          '40087',
          'You may only refund up to 115% of the original amount',
        );
      const refund = add('REFUND', 'CAPTURED', { ...row, amount }, '00');
      refund.parent_resource_id = id;
      return { status: 200, json: structuredClone(refund) };
    }
    return { status: 200, json: structuredClone(row) };
  }

  const stand = Object.assign(server, {
    refuses: '',
    appId,
    appKey,
    transactions,
    tokens,
    expireTokens: () => tokens.clear(),
    forgetKeys: () => keys.clear(),
  });
  return stand;
}

/** Reports show a card by its first six digits, too. */
function listed(row: Row): Row {
  const card = { brand: 'VISA', masked_number_first6last4: '426397XXXXXX5262' };
  return structuredClone({ ...row, payment_method: { ...(row.payment_method as object), card } });
}

const refused = (
  status: number,
  error_code: string,
  detailed_error_code: string,
  detailed_error_description: string,
): VendorReply => ({ status, json: { error_code, detailed_error_code, detailed_error_description } });
