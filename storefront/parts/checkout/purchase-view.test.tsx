import { describe, expect, it } from 'vitest';
import { readCheckoutForms } from '../../../contract/custom-form.ts';
import { readLocation } from '../../../server/store/read-location.ts';
import type { StoredSettings } from '../../../server/store/settings.ts';
import { cartItemOf, cartOf } from '../../../test/carts.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import type { Shipping } from '../shipping/load-shipping.ts';
import { writeDraft } from './draft.ts';
import type { PaymentChoice, PaymentMethods } from './payment-methods.ts';
import type { Unplaced } from './purchase-action.ts';
import { emptyValues } from './purchase-values.ts';
import { PurchaseView } from './purchase-view.tsx';

const cart = cartOf([cartItemOf({ title: { title: 'Salt Roads' } })]);

const methodsOf = (choices: PaymentChoice[]): PaymentMethods => ({
  choices,
  dimmed: [],
  failed: false,
  basis: '',
});

function page(stored: StoredSettings = {}, unplaced?: Unplaced, methods = methodsOf(['pickup'])) {
  return renderInShop(
    <PurchaseView
      cart={cart}
      delivery="pickup"
      shipping={null}
      places={[]}
      methods={methods}
      uuid="attempt-1"
      unplaced={unplaced}
    />,
    stored,
  );
}

describe('the checkout form without JavaScript', () => {
  it('can be sent at once, with the key of the attempt and what the shopper saw', () => {
    const html = page();
    expect(html).toContain('Pick up in store');
    expect(html).toContain('Finalize Checkout');
    expect(html).not.toContain('Complete form');
    expect(html).toContain('name="uuid" value="attempt-1"');
    expect(html).toContain('name="checksum" value="seen"');
    expect(html).toContain('Pay in store');
  });

  it('helps the browser to fill it in', () => {
    const html = page();
    for (const [type, word] of [
      ['name', 'name'],
      ['email', 'email'],
      ['tel', 'tel'],
    ] as const) {
      expect(html, type).toMatch(new RegExp(`<input[^>]*autoComplete="${word}"`, 'i'));
    }
  });

  it('asks for Contact Info first and says there what the shop says (CHECKOUT-029, CHECKOUT-041, CHECKOUT-079)', () => {
    const text = page({ checkout_info: { checkout_message: 'Closed on Monday.' } }).replace(/<[^>]+>/g, '|');
    const parts = ['Contact Info', 'Closed on Monday.', 'Guest checkout is for', 'Payment Method'];
    const places = parts.map((w) => text.indexOf(w));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('says once when and where a pickup is ready, and the hours only where that is not known', () => {
    const details = { sc_addr_array: { address: '41 Lantern Street' } };
    const places = ['Harbour', 'Hill'].map((name, i) => readLocation({ id: i + 1, name, details }));
    const shown = (pickup_ready: string, count: number) =>
      renderInShop(
        <PurchaseView
          cart={cartOf(cart.items, { pickup_ready, pickup_location_id: 1 })}
          delivery="pickup"
          shipping={null}
          places={places.slice(0, count).map((location) => ({ location, today: 'Open today' }))}
          methods={methodsOf(['pickup'])}
          uuid="attempt-1"
          unplaced={undefined}
        />,
        {},
        '/',
        places.slice(0, count),
      );
    const counts = (html: string) =>
      ['41 Lantern Street', 'Ready tomorrow', 'Open today'].map((words) => html.split(words).length - 1);
    expect(counts(shown('Ready tomorrow', 1))).toEqual([1, 1, 0]);
    expect(counts(shown('', 1))).toEqual([1, 0, 1]);
    // Each on the card of its location, and the address of the chosen one in the line that the cards are folded in.
    expect(counts(shown('Ready tomorrow', 2))).toEqual([3, 1, 2]);
  });

  it('has a summary with the tabs Summary and Cart, and one that phones keep in sight (CHECKOUT-016, CHECKOUT-019)', () => {
    const html = page();
    const tabs = [...html.matchAll(/<button[^>]*role="tab"[^>]*>(.*?)<\/button>/g)].map(([, label]) => label);
    expect(tabs.slice(0, 2)).toEqual(['Summary', expect.stringMatching(/^Cart/)]);
    expect(html).toMatch(/<details[^>]*><summary[^>]*><span>Order Summary/);
  });

  it('asks for a purchase order, comments and how to reach the shopper (CHECKOUT-032)', () => {
    const text = page({ store_info: { allowed_comm_prefs: ['email', 'phone'] } }).replace(/<[^>]+>/g, '|');
    const additional = text.slice(text.indexOf('Additional Information'));
    for (const label of [
      'Purchase Order #',
      'Instructions or comments',
      'Preferred communication',
      'Email',
      'Phone',
    ])
      expect(additional).toContain(label);
  });

  it('asks guests for name, email and phone also where nothing can be collected (CHECKOUT-053, CHECKOUT-086)', () => {
    const emailed = cartOf([cartItemOf({ line: { is_giftcard: true } })], { can_click_collect: false });
    const html = renderInShop(
      <PurchaseView
        cart={emailed}
        delivery="electronic"
        shipping={null}
        places={[]}
        methods={methodsOf(['credit_card'])}
        uuid="attempt-1"
        unplaced={undefined}
      />,
      {
        checkout_info: { checkout_message: 'Closed on Monday.' },
        store_info: { giftcard_emailed_message: 'It arrives within minutes.' },
      },
    );
    for (const name of ['name', 'email', 'phone'])
      expect(html).toMatch(new RegExp(`<input[^>]*name="${name}"`));
    // CHECKOUT-079: what the shop says concerns every order, the rule about pickup does not.
    expect(html).toContain('Closed on Monday.');
    expect(html).not.toContain('Guest checkout is for');
    // GIFTCARD-029
    expect(html).toContain('It arrives within minutes.');
  });

  it('says how to pay at pickup (CHECKOUT-041)', () => {
    const html = page({ checkout_info: { contact_payment_text: 'Cash or a cheque.' } });
    expect(html).toMatch(/value="pickup".*Cash or a cheque\./s);
    expect(page()).not.toContain('Cash or a cheque.');
  });

  it('tells guests what they can do here, and speaks of shipping only where the shop ships (CHECKOUT-070)', () => {
    const text = (html: string) => html.replace(/<[^>]+>/g, '');
    expect(text(page({ checkout_info: { ship_enabled: true } }))).toContain(
      'Guest checkout is for in-store pick up only. If you would like your order shipped, tap here to go back and log in or create an account.',
    );
    const withoutShipping = text(page());
    expect(withoutShipping).toContain('Guest checkout is for in-store pick up only. Have an account? Log in');
    expect(withoutShipping).not.toMatch(/shipped|shipping/i);
  });

  it('says of a book that is still to come when that is', () => {
    const line = { backorder_quantity: 1, backorder_sub_message: '1 on pre-order until May 4, 2027' };
    const later = cartOf([
      cartItemOf({ line, offer: { onhand: 0 }, title: { title: 'Pine' } }),
      ...cart.items,
    ]);
    const text = renderInShop(
      <PurchaseView
        cart={later}
        delivery="pickup"
        shipping={null}
        places={[]}
        methods={methodsOf(['pickup'])}
        uuid="attempt-1"
        unplaced={undefined}
      />,
    ).replace(/<[^>]+>/g, '');
    expect(text).toContain('Not here yet:Pine: 1 on pre-order until May 4, 2027');
    expect(page()).not.toContain('Not here yet');
    const places = ['Kelowna', 'Vernon'].map((name, i) => readLocation({ id: i + 1, name, details: {} }));
    const there = renderInShop(
      <PurchaseView
        cart={{ ...later, pickup_location_id: 1 }}
        delivery="pickup"
        shipping={null}
        places={places.map((location) => ({ location, today: '' }))}
        methods={methodsOf(['pickup'])}
        uuid="attempt-1"
        unplaced={undefined}
      />,
      {},
      '/',
      places,
    ).replace(/<[^>]+>/g, '');
    expect(there).toContain('Pine: 0 of 1, 1 on pre-order until May 4, 2027');
    expect(there).not.toContain('Not here yet');
  });

  it('offers text messages only where texting is on, with consent', () => {
    const prefs = { allowed_comm_prefs: ['email' as const, 'text' as const] };
    expect(page({ store_info: prefs })).not.toContain('STOP');
    const html = page({ store_info: { ...prefs, texting_enabled: true } });
    // CHECKOUT-066, CHECKOUT-082
    expect(html).toContain('up to 3 text messages');
    expect(html).toContain('rates may apply');
    expect(html).toContain('STOP');
  });

  it('follows the settings: inscription, terms (CHECKOUT-033, CHECKOUT-034)', () => {
    const html = page({ checkout_info: { show_order_inscription: true, terms_consent_enabled: true } });
    expect(html).toContain('Inscription');
    expect(html).not.toContain('Instructions or comments');
    expect(html.replace(/<[^>]+>/g, '')).toContain('I accept the Terms &amp; Conditions');
    expect(page().replace(/<[^>]+>/g, '')).not.toContain('I accept the Terms');
  });

  it('asks for the payment before what may be left open, and for the terms last', () => {
    const text = page({ checkout_info: { terms_consent_enabled: true } }).replace(/<[^>]+>/g, '');
    const order = ['Contact Info', 'Payment Method', 'Additional Information', 'I accept the Terms'];
    const found = order.map((words) => text.indexOf(words));
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(found).not.toContain(-1);
  });

  it('chooses the only way to pay, and leaves a choice of several to the shopper', () => {
    const checked = (choices: PaymentChoice[]) =>
      renderInShop(
        <PurchaseView
          cart={cart}
          delivery="pickup"
          shipping={null}
          places={[]}
          methods={methodsOf(choices)}
          uuid="attempt-1"
          unplaced={undefined}
        />,
      ).match(/<input[^>]*name="payment_choice"[^>]*checked=""/g);
    expect(checked(['pickup'])).toHaveLength(1);
    expect(checked(['pickup', 'not_required'])).toBeNull();
  });

  it('shows the other methods dimmed when there is nothing to pay (PAY-009, PAY-010)', () => {
    const free = {
      ...methodsOf(['not_required']),
      dimmed: ['pickup', 'credit_card'],
    } satisfies PaymentMethods;
    const radios = page({}, undefined, free).match(/<input[^>]*name="payment_choice"[^>]*>/g) ?? [];
    const states = radios.map((radio) => [
      /value="(\w+)"/.exec(radio)?.[1],
      radio.includes('disabled=""'),
      radio.includes('checked=""'),
    ]);
    expect(states).toEqual([
      ['not_required', false, true],
      ['pickup', true, false],
      ['credit_card', true, false],
    ]);
  });

  it('leads a guest who wants to pay by card to the login, and back to this form (PAY-036)', () => {
    const html = page({}, undefined, methodsOf(['pickup', 'credit_card']));
    expect(html).toContain('<a href="/account/login?back=%2Fpurchase">Log in</a> to pay by card.');
  });

  it('goes from delivery and contact to payment, then to the button (CHECKOUT-043, PAY-002)', () => {
    const shipping: Shipping = {
      type: 'ship',
      user: null,
      options: [],
      batches: [],
      problem: '',
      countries: [{ code: 'US', name: 'United States' }],
      provinces: {},
    };
    const html = renderInShop(
      <PurchaseView
        cart={cartOf(cart.items, { delivery_preference: 'ship' })}
        delivery="ship"
        shipping={shipping}
        places={[]}
        methods={methodsOf(['contact', 'credit_card'])}
        uuid="attempt-1"
        unplaced={undefined}
      />,
      { checkout_info: { using_promo_codes: true } },
    );
    const parts = ['shipping-address', 'shipping-options', 'contact-info', 'payment', 'promo-code'];
    const at = [...parts.map((id) => html.indexOf(`id="${id}"`)), html.indexOf('Finalize Checkout')];
    expect(at).not.toContain(-1);
    expect(at).toEqual([...at].sort((a, b) => a - b));
    // CHECKOUT-030
    expect(html).not.toContain('name="location_id"');
    const legend = html.slice(html.indexOf('id="payment"')).match(/<legend.*?<\/legend>/s)?.[0] ?? '';
    expect(legend).toContain('Payment Method');
    expect(html.match(/<input[^>]*name="payment_choice"[^>]*>/g)).toHaveLength(2);
  });

  it('is its own review: delivery, contact, preference, payment and lines stand above the button (CHECKOUT-035, CHECKOUT-036)', () => {
    const values = {
      ...emptyValues,
      name: 'Ada Marsh',
      email: 'ada@example.org',
      phone: '2075550199',
      preferred_communication: 'phone',
      payment_choice: 'pickup',
    };
    const refused = { values, problems: {}, sentence: 'The shop is busy.', status: 503 };
    const html = page({ store_info: { allowed_comm_prefs: ['email', 'phone'] } }, refused);
    expect(html).toMatch(/<h1[^>]*>Pick up in store/);
    for (const typed of ['Ada Marsh', 'ada@example.org', '2075550199'])
      expect(html).toContain(`value="${typed}"`);
    const chosen = (name: string) =>
      (html.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`, 'g')) ?? [])
        .filter((radio) => radio.includes('checked=""'))
        .map((radio) => /value="(\w+)"/.exec(radio)?.[1]);
    expect([chosen('preferred_communication'), chosen('payment_choice')]).toEqual([['phone'], ['pickup']]);
    const review = html.slice(html.indexOf('id="order-summary"'));
    expect(review).toMatch(/<img|<svg/);
    const words = review.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');
    expect(words).toContain('|Salt Roads|Trade Paperback|1 × $18.00|');
    expect(html).toContain('Finalize Checkout');
  });

  it('says in a banner when the shop cannot say how to pay (PAY-038)', () => {
    const html = page({}, undefined, { ...methodsOf([]), failed: true });
    expect(html).toMatch(/role="alert"[^>]*>(?:(?!<\/div><\/div>).)*There was an error\./s);
    expect(html).not.toContain('name="payment_choice"');
    expect(page()).not.toContain('There was an error.');
  });

  it('leaves out the purchase order where a question of the shop stands for it (FORM-018)', () => {
    const form = (override_po_id: string) => ({
      custom_forms: readCheckoutForms({
        form_pickup: { override_po_id, elements: [{ id: 'cost', type: 'text', label: 'Cost centre' }] },
      }),
    });
    expect(page({ checkout_info: form('cost') })).not.toContain('Purchase Order #');
    expect(page({ checkout_info: form('gone') })).toContain('Purchase Order #');
  });

  it('shows a guest who was sent to log in the way there, above the form and at its end', () => {
    const sentence = 'Gift cards have to be paid for right away. Please log in to order one.';
    const refused = { values: emptyValues, problems: {}, sentence, status: 400 };
    const logins = (html: string) => html.match(/<a [^>]*href="\/account\/login\?back=\/checkout\/cart"/g);
    const html = page({}, { ...refused, asksForAccount: true });
    // Beside the one that every guest is offered.
    expect(logins(html)).toHaveLength(3);
    expect(html.match(/<a [^>]*href="\/account\/signup\?back=\/checkout\/cart"/g)).toHaveLength(2);
    expect(logins(page({}, refused))).toHaveLength(1);
  });

  it('offers guests an account beside another location for what is missing, where it can be ordered', () => {
    const places = ['Kelowna', 'Penticton'].map((name, i) => readLocation({ id: i + 1, name, details: {} }));
    const panel = (onOrder: number) => {
      const line = { quantity: 4, backorder_quantity: onOrder };
      const items = [cartItemOf({ line, offer: { onhand: 2 } })];
      const text = renderInShop(
        <PurchaseView
          cart={cartOf(items, { pickup_location_id: 2 })}
          delivery="pickup"
          shipping={null}
          places={places.map((location) => ({ location, today: '' }))}
          methods={methodsOf(['pickup'])}
          uuid="attempt-1"
          unplaced={undefined}
        />,
        {},
        '/',
        places,
      ).replace(/<[^>]+>/g, '');
      expect(text).toContain('Not everything in your cart is in stock at Penticton.');
      return text;
    };
    const way = 'Choose another location, log in to order what’s missing, or go back and change your cart.';
    expect(panel(2)).toContain(way);
    expect(panel(0)).toContain('Choose another location, or go back and change your cart.');
  });

  it('folds the locations behind the chosen one, unless it lacks something or the choice is wrong', () => {
    const places = ['Kelowna', 'Vernon'].map((name, i) => readLocation({ id: i + 1, name, details: {} }));
    const folded = (pickup_location_id: number | null, onhand: number, unplaced?: Unplaced) =>
      /<details([^>]*)><summary[^>]*><hgroup><h2[^>]*>Location(.*?)<\/summary>.*?<\/details>/s.exec(
        renderInShop(
          <PurchaseView
            cart={cartOf([cartItemOf({ offer: { onhand } })], { pickup_location_id })}
            delivery="pickup"
            shipping={null}
            places={places.map((location) => ({ location, today: '' }))}
            methods={methodsOf(['pickup'])}
            uuid="attempt-1"
            unplaced={unplaced}
          />,
          {},
          '/',
          places,
        ),
      );
    const [whole = '', attributes, line] = folded(1, 5) ?? [];
    expect(attributes).not.toContain('open=""');
    expect(line).toMatch(/Kelowna.*Change/);
    expect(whole.match(/name="location_id"/g)).toHaveLength(2);
    expect(folded(1, 0)?.[1]).toContain('open=""');
    expect(folded(null, 5)?.[1]).toContain('open=""');
    const location_id = { sentence: 'Please choose a location.', isWrong: true };
    const refused = { values: emptyValues, problems: { location_id }, sentence: '', status: 400 };
    expect(folded(1, 5, refused)?.[1]).toContain('open=""');
  });

  it('checks the location that it names: that of the cart, or the one a form that came back had chosen', () => {
    const places = ['Kelowna', 'Vernon'].map((name, i) => readLocation({ id: i + 1, name, details: {} }));
    const shown = (unplaced?: Unplaced) => {
      const html = renderInShop(
        <PurchaseView
          cart={cartOf([cartItemOf()], { pickup_location_id: 1 })}
          delivery="pickup"
          shipping={null}
          places={places.map((location) => ({ location, today: '' }))}
          methods={methodsOf(['pickup'])}
          uuid="attempt-1"
          unplaced={unplaced}
        />,
        {},
        '/',
        places,
      );
      const checked = /<input[^>]*name="location_id"[^>]*checked=""[^>]*value="(\d)"/.exec(html)?.[1];
      return [/Pick up at: (\w+)/.exec(html)?.[1], checked];
    };
    const chosen = (location_id: string) => ({ ...emptyValues, location_id });
    try {
      writeDraft(chosen('2'), '');
      expect(shown()).toEqual(['Kelowna', '1']);
    } finally {
      writeDraft(null);
    }
    const refused = { problems: {}, sentence: 'The shop is busy.', status: 503 };
    expect(shown({ ...refused, values: chosen('2') })).toEqual(['Vernon', '2']);
    expect(shown({ ...refused, values: chosen('9') })).toEqual(['Kelowna', '1']);
  });

  it('comes back with what was typed, what is wrong, in a banner and at its field, and the same attempt (CHECKOUT-073)', () => {
    const html = page(
      {},
      {
        values: { ...emptyValues, name: 'Ada', email: 'nobody' },
        problems: { email: { sentence: 'Please input your email address.', isWrong: true } },
        isAboutFields: true,
        sentence: 'Missing required field. Please check your input and try again.',
        uuid: 'attempt-0',
        status: 400,
      },
    );
    expect(html).toContain('value="Ada"');
    expect(html).toContain('Please input your email address.');
    expect(html.match(/Missing required field\. Please check your input and try again\./g)).toHaveLength(1);
    expect(html).toMatch(/role="alert"[^>]*>(?:(?!role=).)*Missing required field\. /s);
    expect(html).toContain('name="uuid" value="attempt-0"');
  });
});
