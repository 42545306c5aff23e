/** What the stories serve in place of Stripe.js: its form is a frame of Stripe's site, as docs.stripe.com/js says. */
export const stripeScript = `
window.Stripe = (key) => {
  const heard = (type) => new Promise((done) => addEventListener('message', function hear({ origin, data }) {
    if (!/^https:\\/\\/(js|hooks)\\.stripe\\.com$/.test(origin) || data.type !== type) return;
    removeEventListener('message', hear);
    done(data);
  }));
  const frame = (src, title) => Object.assign(document.createElement('iframe'), { src, title, height: 160 });
  let form;
  return {
    elements: (options) => ({
      create: () => ({
        on() {},
        mount(selector) {
          form = frame('https://js.stripe.com/elements?' + new URLSearchParams({ key, amount: options.amount }), 'Secure payment input frame');
          document.querySelector(selector).append(form);
        },
      }),
      submit: async () => ({}),
    }),
    async createConfirmationToken() {
      const answer = heard('token');
      form.contentWindow.postMessage('token', 'https://js.stripe.com');
      return { confirmationToken: { id: (await answer).id } };
    },
    async handleNextAction({ clientSecret }) {
      const step = frame('https://hooks.stripe.com/3ds?' + new URLSearchParams({ intent: clientSecret.split('_secret')[0] }), '3D Secure');
      document.body.append(step);
      await heard('authenticated');
      return {};
    },
  };
};`;

export const stripeFields = `<!doctype html><title>Fields</title><label>Card number <input id="n"></label>
<script>addEventListener('message', ({ data, source, origin }) => {
  if (data !== 'token') return;
  const tokens = { '4000000000000002': 'ctoken_declined', '4000002500003155': 'ctoken_3ds' };
  source.postMessage({ type: 'token', id: tokens[document.getElementById('n').value] ?? 'ctoken_good' }, origin);
});</script>`;

export const stripeChallenge = (intent: string) =>
  `<!doctype html><title>3DS</title><a href="/done?intent=${intent}">Complete authentication</a>`;
export const stripeAuthenticated = `<script>parent.postMessage({ type: 'authenticated' }, '*')</script>`;

/** The same of PayPal's Web SDK v6: its button opens a window that talks to the page. */
export const payPalScript = `
customElements.define('paypal-button', class extends HTMLElement {
  connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<button>Pay with PayPal</button>'; }
});
window.paypal = {
  createInstance: async ({ clientId }) => ({
    findEligibleMethods: async () => ({ isEligible: (method) => clientId !== '' && method === 'paypal' }),
    createPayPalOneTimePaymentSession: (on) => ({
      async start(_, order) {
        const site = 'https://www.sandbox.paypal.com';
        const opened = open(site + '/waiting', '_blank', 'width=500,height=600');
        const { orderId } = await order;
        addEventListener('message', async function hear({ origin, data }) {
          if (origin !== site) return;
          removeEventListener('message', hear);
          opened.close();
          if (data === 'approve') await on.onApprove({ orderId });
          if (data === 'cancel') on.onCancel();
          if (data === 'fail') on.onError(new Error('PayPal failed'));
        });
        opened.location = site + '/checkoutnow?token=' + orderId;
      },
    }),
  }),
};`;

export const payPalWindow = (order: string) =>
  `<!doctype html><title>PayPal</title>${['approve', 'cancel', 'fail']
    .map((what) => `<a href="/answer?what=${what}&token=${order}">${what}</a> `)
    .join('')}`;
export const payPalAnswer = (what: string) => `<script>opener.postMessage('${what}', '*')</script>`;

/** The same of globalpayments.js: its fields and its button are frames of its site. */
export const globalScript = `
const heard = {};
let options;
const site = 'https://js-cert.globalpay.com';
window.GlobalPayments = {
  configure(given) { options = given; },
  on() {},
  creditCard: {
    form(selector, { values }) {
      const src = site + '/fields?' + new URLSearchParams({ token: options.accessToken, submit: values.submit });
      const frame = Object.assign(document.createElement('iframe'), { src, title: 'Card', height: 160 });
      document.querySelector(selector).append(frame);
      addEventListener('message', ({ origin, data }) => {
        if (origin === site) heard[data.event](data.answer);
      });
      return { on: (event, hear) => { heard[event] = hear; } };
    },
  },
};`;

export const globalFields = (submit: string) => `<!doctype html><title>Fields</title>
<label>Card number <input id="n"></label><button>${submit}</button>
<script>document.querySelector('button').addEventListener('click', () => {
  const number = document.getElementById('n').value;
  const tokens = { '4000120000001154': 'PMT_declined', '4263970000005262': 'PMT_good' };
  const wrong = { event: 'token-error', answer: { reasons: [{ code: 'INVALID_CARD_NUMBER', message: 'The card number is invalid.' }] } };
  const right = { event: 'token-success', answer: { paymentReference: tokens[number] } };
  parent.postMessage(tokens[number] ? right : wrong, '*');
});</script>`;

/** The same of Clearent's SDK: its form is a frame of the gateway, and says itself what is mistyped. */
export const clearentScript = `
window.ClearentSDK = {
  init({ baseUrl, pk, validationCallback }) {
    const src = baseUrl + '/fields?' + new URLSearchParams({ pk });
    this.frame = Object.assign(document.createElement('iframe'), { src, title: 'Card', height: 160 });
    document.getElementById('payment-form').append(this.frame);
    addEventListener('message', ({ origin, data }) => {
      if (origin !== baseUrl) return;
      if (data.messages) return window[validationCallback](data.messages);
      const mobileJwt = { 'mobile-jwt': { jwt: data.jwt, 'last-four': '1111' }, payloadType: 'mobile-jwt' };
      if (data.jwt) this.done({ code: '200', status: 'success', payload: mobileJwt });
      else this.failed({ code: '400', status: 'fail' });
    });
    this.gateway = baseUrl;
  },
  getPaymentToken() {
    return new Promise((done, failed) => {
      Object.assign(this, { done, failed });
      this.frame.contentWindow.postMessage('token', this.gateway);
    });
  },
};`;

export const clearentFields = `<!doctype html><title>Fields</title><label>Card number <input id="n"></label><p id="said"></p>
<script>
const number = document.getElementById('n');
const tokens = { '4000000000000002': 'jwt.declined.signed', '4111111111111111': 'jwt.good.signed' };
number.addEventListener('change', () => {
  const messages = tokens[number.value] ? [] : ['Card number is invalid.'];
  document.getElementById('said').textContent = messages.join();
  parent.postMessage({ messages }, '*');
});
addEventListener('message', ({ source, origin }) => source.postMessage({ jwt: tokens[number.value] ?? '' }, origin));
</script>`;
