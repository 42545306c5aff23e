// Loaded into the shop under test: what it sends to payment vendors goes to the stand-ins of vendors.story.ts.
const port = Number(process.env.PORT);
const standIns = new Map([
  ['https://api.stripe.com', `http://127.0.0.1:${port + 2}`],
  ['https://api-m.sandbox.paypal.com', `http://127.0.0.1:${port + 3}`],
  ['https://apis.sandbox.globalpay.com', `http://127.0.0.1:${port + 4}`],
  ['https://gateway-sb.clearent.net', `http://127.0.0.1:${port + 5}`],
]);
const { fetch } = globalThis;
globalThis.fetch = (input, init) => {
  const { origin, pathname, search } = new URL(input instanceof Request ? input.url : input);
  const standIn = standIns.get(origin);
  return fetch(standIn ? `${standIn}${pathname}${search}` : input, init);
};
