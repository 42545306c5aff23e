import { createHmac, randomUUID } from 'node:crypto';
import { type VendorReply, type VendorRequest, type VendorServer, vendorServer } from './vendor-stand-in.ts';

type Row = Record<string, unknown> & { id: string; status: string };
type Order = Row & { intent: string; unit: Record<string, unknown>; parts: Record<Part, Row[]> };
type Part = 'authorizations' | 'captures' | 'refunds';

export interface PayPalStandIn extends VendorServer {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  orders: Order[];
  /** Disputes, as PayPal shows the details of each. */
  disputes: (Record<string, unknown> & { dispute_id: string; create_time: string })[];
  /** Whether the app may read disputes. */
  showsDisputes: boolean;
  approve(id: string): void;
  /** Issues with which the next capture or authorization of an order is refused. */
  declines: string[];
  withdrawTokens(): void;
  sign(body: string, time: string, webhookId?: string): string;
}

/** Behaves as developer.paypal.com/api/orders/v2, …/payments/v2 and …/webhooks/v1 say. */
export async function payPalStandIn(port?: number): Promise<PayPalStandIn> {
  const clientId = 'StandInClientId';
  const clientSecret = 'StandInClientSecret';
  const webhookId = '8PT597110X687430LKGECATA';
  const orders: Order[] = [];
  const disputes: PayPalStandIn['disputes'] = [];
  const declines: string[] = [];
  const kept = new Map<string, () => VendorReply>();
  let token = randomUUID();

  const sign = (body: string, time: string, id = webhookId) =>
    createHmac('sha256', 'the private key of PayPal').update(`${time}|${id}|${body}`).digest('base64');

  const server = await vendorServer((request) => {
    const { path, headers, method } = request;
    if (path === '/v1/oauth2/token') {
      const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
      return headers.authorization === expected
        ? { status: 200, json: { access_token: token, token_type: 'Bearer', expires_in: 32_400 } }
        : {
            status: 401,
            json: { error: 'invalid_client', error_description: 'Client Authentication failed' },
          };
    }
    if (headers.authorization !== `Bearer ${token}`)
      return { status: 401, json: { error: 'invalid_token', error_description: 'Token signature failed' } };
    if (path === '/v1/notifications/verify-webhook-signature') return verify(request.body);
    if (path.startsWith('/v1/notifications/webhooks/'))
      return path.endsWith(`/${webhookId}`)
        ? { status: 200, json: { id: webhookId } }
        : refused('INVALID_RESOURCE_ID', 'Resource id is invalid', 404);
    if (path.startsWith('/v1/customer/disputes')) return showDisputes(request);
    const key = method === 'POST' ? String(headers['paypal-request-id'] ?? '') : '';
    const earlier = kept.get(`${path} ${key}`);
    if (key && earlier) return earlier();
    const { reply, again } = act(request);
    if (key && reply.status < 300) kept.set(`${path} ${key}`, again ?? (() => reply));
    return reply;
  }, port);

  function verify(body: string): VendorReply {
    const { transmission_time: time, transmission_sig: signature, webhook_id: id } = JSON.parse(body);
    const raw = body.slice(body.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    const isGood = id === webhookId && signature === sign(raw, time);
    return { status: 200, json: { verification_status: isGood ? 'SUCCESS' : 'FAILURE' } };
  }

  /** developer.paypal.com/api/customer-disputes/v1: a list without details, and one with. */
  function showDisputes({ path, query }: VendorRequest): VendorReply {
    if (!stand.showsDisputes)
      return { status: 403, json: { name: 'NOT_AUTHORIZED', message: 'Insufficient permissions' } };
    const id = path.split('/')[4];
    const one = disputes.find(({ dispute_id }) => dispute_id === id);
    if (id) return one ? { status: 200, json: one } : refused('INVALID_RESOURCE_ID', 'Unknown dispute.', 404);
    const items = disputes
      .filter(({ disputed_transactions: about }) =>
        (about as { seller_transaction_id: string }[]).some(
          ({ seller_transaction_id }) => seller_transaction_id === query.get('disputed_transaction_id'),
        ),
      )
      .map(({ dispute_id, create_time, status, dispute_amount, reason }) => ({
        ...{ dispute_id, create_time, status, dispute_amount, reason },
      }));
    return { status: 200, json: { items, links: [] } };
  }

  function act({ method, path, body }: VendorRequest): { reply: VendorReply; again?: () => VendorReply } {
    const [, , kind, , id = '', verb] = path.split('/');
    const sent = body ? JSON.parse(body) : {};
    if (kind === 'payments' && method === 'GET') return { reply: showCapture(id) };
    if (kind === 'payments')
      return { reply: path.includes('/captures/') ? refund(id, sent) : onHold(id, verb, sent) };
    if (!id && method === 'POST') return create(sent);
    const order = orders.find((o) => o.id === id);
    if (!order)
      return { reply: refused('INVALID_RESOURCE_ID', 'Specified resource ID does not exist.', 404) };
    if (method === 'GET') return { reply: shown(order) };
    return {
      reply: pay(order, verb === 'authorize' ? 'authorizations' : 'captures'),
      again: () => shown(order),
    };
  }

  function create(sent: {
    intent: string;
    purchase_units: Record<string, unknown>[];
    payment_source?: unknown;
  }) {
    const unit = sent.purchase_units[0] ?? {};
    const { currency_code } = unit.amount as { currency_code: string };
    if (!['USD', 'CAD'].includes(currency_code))
      return { reply: refused('CURRENCY_NOT_SUPPORTED', 'Currency code is not currently supported.') };
    const problem = misfit(unit);
    if (problem) return { reply: refused(problem, 'Should equal the sum of its parts.') };
    const order: Order = {
      id: `ORDER${orders.length + 1}`,
      status: sent.payment_source ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
      intent: sent.intent,
      unit,
      parts: { authorizations: [], captures: [], refunds: [] },
    };
    orders.push(order);
    return { reply: shown(order, 201), again: () => shown(order) };
  }

  function pay(order: Order, part: 'authorizations' | 'captures'): VendorReply {
    const wanted = order.intent === 'CAPTURE' ? 'captures' : 'authorizations';
    if (part !== wanted)
      return refused('ACTION_DOES_NOT_MATCH_INTENT', 'Order was created with another intent.');
    if (order.status === 'COMPLETED') return refused('ORDER_ALREADY_CAPTURED', 'Order already captured.');
    if (order.status !== 'APPROVED')
      return refused('ORDER_NOT_APPROVED', 'Payer has not yet approved the Order.');
    const issue = declines.shift();
    if (issue) return refused(issue, 'The instrument presented was declined.');
    order.status = 'COMPLETED';
    const { amount, custom_id } = order.unit as { amount: object; custom_id: string };
    order.parts[part].push({
      id: `${part.slice(0, 3).toUpperCase()}${order.id}`,
      status: part === 'captures' ? 'COMPLETED' : 'CREATED',
      amount,
      custom_id,
    });
    return shown(order, 201);
  }

  const withPart = (part: Part, id: string) => {
    const order = orders.find((o) => o.parts[part].some((row) => row.id === id));
    return { order, row: order?.parts[part].find((row) => row.id === id) };
  };

  function showCapture(id: string): VendorReply {
    const { order, row } = withPart('captures', id);
    if (!order || !row) return refused('INVALID_RESOURCE_ID', 'Specified resource ID does not exist.', 404);
    return { status: 200, json: { ...row, supplementary_data: { related_ids: { order_id: order.id } } } };
  }

  function onHold(id: string, verb: string | undefined, sent: Record<string, unknown>): VendorReply {
    const { order, row } = withPart('authorizations', id);
    if (!order || !row) return refused('INVALID_RESOURCE_ID', 'Specified resource ID does not exist.', 404);
    if (row.status === 'VOIDED')
      return verb === 'void'
        ? refused(
            'PREVIOUSLY_VOIDED',
            'Authorization has been previously voided and hence cannot be voided again.',
          )
        : refused('AUTHORIZATION_VOIDED', 'A voided authorization cannot be captured.');
    if (row.status !== 'CREATED')
      return verb === 'void'
        ? refused(
            'PREVIOUSLY_CAPTURED',
            'Authorization has been previously captured and hence cannot be voided.',
          )
        : refused('AUTHORIZATION_ALREADY_CAPTURED', 'Authorization has already been captured.');
    if (verb === 'void') {
      row.status = 'VOIDED';
      return { status: 200, json: row };
    }
    const amount = sent.amount as { value: string };
    if (Number(amount.value) > 1.15 * Number((row.amount as { value: string }).value))
      return refused('MAX_CAPTURE_AMOUNT_EXCEEDED', 'Capture amount exceeds allowable limit.');
    row.status =
      Number(amount.value) < Number((row.amount as { value: string }).value)
        ? 'PARTIALLY_CAPTURED'
        : 'CAPTURED';
    const capture = { id: `CAP${order.id}`, status: 'COMPLETED', amount, invoice_id: sent.invoice_id };
    order.parts.captures.push(capture);
    return { status: 201, json: capture };
  }

  function refund(id: string, sent: Record<string, unknown>): VendorReply {
    const { order, row } = withPart('captures', id);
    if (!order || !row) return refused('INVALID_RESOURCE_ID', 'Specified resource ID does not exist.', 404);
    const value = (of: unknown) => Math.round(100 * Number((of as { value: string }).value));
    const given = order.parts.refunds.reduce((sum, r) => sum + value(r.amount), 0);
    const left = value(row.amount) - given - value(sent.amount);
    if (left < 0)
      return refused(
        'REFUND_AMOUNT_EXCEEDED',
        'The refund amount must be less than or equal to the capture amount.',
      );
    row.status = left === 0 ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    const made = {
      id: `REF${order.parts.refunds.length + 1}${order.id}`,
      status: 'COMPLETED',
      amount: sent.amount,
      custom_id: sent.custom_id,
      create_time: new Date().toISOString(),
    };
    order.parts.refunds.push(made);
    return { status: 201, json: made };
  }

  const stand = Object.assign(server, {
    clientId,
    clientSecret,
    webhookId,
    orders,
    disputes,
    showsDisputes: true,
    declines,
    sign,
    approve(id: string) {
      const order = orders.find((o) => o.id === id);
      if (order) order.status = 'APPROVED';
    },
    withdrawTokens() {
      token = randomUUID();
    },
  });
  return stand;
}

/** developer.paypal.com/api/orders/v2/errors: AMOUNT_MISMATCH, ITEM_TOTAL_MISMATCH */
function misfit(unit: Record<string, unknown>): string {
  const cents = (money: unknown) =>
    Math.round(100 * Number((money as { value: string } | undefined)?.value ?? 0));
  const amount = unit.amount as { breakdown?: Record<string, unknown> };
  const { breakdown } = amount;
  if (!breakdown) return '';
  const { item_total, tax_total, shipping, discount } = breakdown;
  const sum = cents(item_total) + cents(tax_total) + cents(shipping) - cents(discount);
  if (sum !== cents(amount)) return 'AMOUNT_MISMATCH';
  const items = (unit.items ?? []) as { quantity: string; unit_amount: unknown }[];
  const total = items.reduce((all, item) => all + Number(item.quantity) * cents(item.unit_amount), 0);
  return items.length > 0 && total !== cents(item_total) ? 'ITEM_TOTAL_MISMATCH' : '';
}

function shown({ id, status, intent, unit, parts }: Order, code = 200): VendorReply {
  const payments = Object.fromEntries(Object.entries(parts).filter(([, rows]) => rows.length > 0));
  const json = {
    id,
    status,
    intent,
    payment_source: { paypal: {} },
    purchase_units: [{ ...unit, ...(Object.keys(payments).length > 0 && { payments }) }],
  };
  return { status: code, json: structuredClone(json) };
}

const refused = (issue: string, description: string, status = 422): VendorReply => ({
  status,
  json: {
    name: status === 404 ? 'RESOURCE_NOT_FOUND' : 'UNPROCESSABLE_ENTITY',
    message: 'The requested action could not be performed.',
    debug_id: 'f8a2b3c4',
    details: [{ issue, description }],
  },
});
