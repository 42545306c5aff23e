import { parseXml, textOf, type XmlElement } from '../../server/providers/carrier/canada-post/xml.ts';
import { type VendorReply, type VendorServer, vendorServer } from '../payment/vendor-stand-in.ts';

export interface CanadaPostStandIn extends VendorServer {
  user: string;
  password: string;
  customer: string;
}

/** A postal code that no service reaches. */
export const unknownPostal = 'X0X0X0';

const mediaType = 'application/vnd.cpc.ship.rate-v4+xml';

/** Behaves as Get Rates of Canada Post's developer program does (docs/carriers.md). */
export async function canadaPostStandIn(): Promise<CanadaPostStandIn> {
  const user = '6e93d53968881714';
  const password = '0bfa9fcb9853d1f51ee57a';
  const customer = '0002004381';
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const server = await vendorServer(({ method, path, headers, body }) => {
    if (headers.authorization !== authorization) return messages(401, 'E002', 'AAA Authentication Failure');
    if (method !== 'POST' || path !== '/rs/ship/price') return messages(404, 'E404', 'No such resource');
    if (headers.accept !== mediaType || headers['content-type'] !== mediaType)
      return messages(406, 'E003', 'The media type is not supported');
    const scenario = parseXml(body);
    return scenario ? quote(scenario, customer, headers['accept-language'] === 'fr-CA') : schemaError();
  });
  return { ...server, user, password, customer };
}

const messages = (status: number, code: string, description: string): VendorReply => ({
  status,
  json: null,
  xml: `<?xml version="1.0" encoding="UTF-8"?><messages xmlns="http://www.canadapost.ca/ws/messages"><message>
    <code>${code}</code><description>${description}</description></message></messages>`,
});
const schemaError = () =>
  messages(400, 'Server', '/rs/ship/price: cvc-pattern-valid: Value is not facet-valid');

function find(element: XmlElement, name: string): string {
  const here = textOf(element, name);
  return here || element.children.map((child) => find(child, name)).find(Boolean) || '';
}

function quote(scenario: XmlElement, customer: string, isFrench: boolean): VendorReply {
  const given = find(scenario, 'customer-number');
  const isCounter = find(scenario, 'quote-type') === 'counter';
  if (scenario.name !== 'mailing-scenario' || (!given && !isCounter)) return schemaError();
  if (given && given !== customer)
    return messages(400, 'AA004', 'You cannot mail on behalf of the requested customer.');
  const kilos = Number(find(scenario, 'weight'));
  if (!(kilos > 0) || !/^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(find(scenario, 'origin-postal-code')))
    return schemaError();
  const postal = find(scenario, 'postal-code');
  if (postal === unknownPostal || kilos > 30)
    return messages(
      400,
      '9111',
      'No services are appropriate for the shipment of the defined parcel. Validate the parcel criteria against product specifications.',
    );
  const services = postal ? domestic : find(scenario, 'zip-code') ? toUnitedStates : abroad;
  const quotes = services.map(([code, english, french, first, days]) => {
    const base = first + Math.floor(kilos) * 2;
    return priceQuote(code, isFrench ? french : english, isCounter ? base : base * 0.9, days);
  });
  return {
    status: 200,
    json: null,
    xml: `<?xml version="1.0" encoding="UTF-8"?>
<price-quotes xmlns="http://www.canadapost.ca/ws/ship/rate-v4">${quotes.join('')}</price-quotes>`,
  };
}

type Service = [code: string, english: string, french: string, dollars: number, days: number];
const domestic: Service[] = [
  ['DOM.RP', 'Regular Parcel', 'Colis standard', 12, 5],
  ['DOM.EP', 'Expedited Parcel', 'Colis accélérés', 13, 3],
  ['DOM.XP', 'Xpresspost', 'Xpresspost', 19, 2],
  ['DOM.PC', 'Priority', 'Priorité', 30, 1],
];
const toUnitedStates: Service[] = [['USA.TP', 'Tracked Packet – USA', 'Paquet repérable – É.-U.', 14, 6]];
const abroad: Service[] = [['INT.XP', 'Xpresspost – International', 'Xpresspost – International', 60, 4]];

function priceQuote(code: string, name: string, base: number, days: number): string {
  const fuel = base * 0.1;
  const gst = (base + fuel) * 0.05;
  const money = (amount: number) => amount.toFixed(2);
  return `<price-quote>
  <service-code>${code}</service-code>
  <service-link rel="service" href="https://ct.soa-gw.canadapost.ca/rs/ship/service/${code}" media-type="${mediaType}"/>
  <service-name>${name}</service-name>
  <price-details>
    <base>${money(base)}</base>
    <taxes><gst percent="5.0">${money(gst)}</gst><pst>0.00</pst><hst>0.00</hst></taxes>
    <due>${(Math.round(base * 100) + Math.round(fuel * 100) + Math.round(gst * 100)) / 100}</due>
    <adjustments><adjustment><adjustment-code>FUELSC</adjustment-code><adjustment-name>Fuel surcharge</adjustment-name>
      <adjustment-cost>${money(fuel)}</adjustment-cost></adjustment></adjustments>
  </price-details>
  <service-standard><am-delivery>false</am-delivery><guaranteed-delivery>false</guaranteed-delivery>
    <expected-transit-time>${days}</expected-transit-time><expected-delivery-date>2026-12-01</expected-delivery-date>
  </service-standard>
</price-quote>`;
}
