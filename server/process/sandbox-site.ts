import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Shop } from '../context.ts';
import { localHost } from '../local-host.ts';
import { sandboxPort, sandboxSecret } from '../payment/payment-accounts.ts';
import { type SandboxBank, sandboxBank } from '../providers/payment/sandbox/bank.ts';
import { sandboxApp } from '../providers/payment/sandbox/sandbox-app.ts';
import { sandboxWebhooks } from '../providers/payment/sandbox/sandbox-webhooks.ts';
import type { Store } from '../store/stores.ts';
import { openSandboxJournal } from './sandbox-journal.ts';

const uses = (store: Store | undefined): store is Store =>
  store?.own['checkout_info.card_provider'] === 'sandbox';

/**
 * Serves the sandbox on the port after the shop's, which makes it another origin, as soon as a store uses it. A port that is
 * taken is logged: the shop then goes on without the sandbox.
 */
export function serveSandbox(shop: Shop): { close(): Promise<void> } {
  let server: Server | undefined;
  let isClosed = false;
  const webhooks = sandboxWebhooks({
    shopUrl: `http://${localHost(shop.env.HOST)}:${shop.env.PORT}`,
    hostOf: (account) => new URL(shop.stores.byName(account)?.origin ?? 'http://localhost').host,
    secretOf: (account) => sandboxSecret(shop.secret, account),
    now: shop.now,
  });

  function open(): void {
    if (server || isClosed || !shop.stores.all().some(uses)) return;
    const app = sandboxApp({
      bank: openBank(shop, webhooks.send),
      secretOf: (account) =>
        uses(shop.stores.byName(account)) ? sandboxSecret(shop.secret, account) : undefined,
      nameOf: (account) => shop.stores.byName(account)?.name ?? '',
      now: shop.now,
    });
    server = createServer(getRequestListener(app.fetch));
    server.on('error', (err) => shop.log.error({ err }, 'the sandbox of payments could not be opened'));
    server.listen(sandboxPort(shop.env.PORT), shop.env.HOST);
  }

  // A port chosen by the system has no next one that is known to browsers.
  if (shop.env.PORT > 0) {
    open();
    shop.changes.subscribe(open);
  }
  return {
    async close() {
      isClosed = true;
      webhooks.stop();
      server?.closeAllConnections();
      await new Promise((closed) => (server?.listening ? server.close(closed) : closed(null)));
    },
  };
}

function openBank(shop: Shop, notify: Parameters<typeof sandboxBank>[0]['notify']): SandboxBank {
  const journal = openSandboxJournal(shop.env.DATA_DIR, shop.now().getTime());
  return sandboxBank({ now: () => shop.now().getTime(), notify, ...journal });
}
