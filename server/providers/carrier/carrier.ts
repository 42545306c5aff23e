import type { GoodsKind } from '../../../contract/goods-kind.ts';

/** A parcel whose price a carrier is asked for. */
export interface CarriedParcel {
  from: CarrierPlace;
  to: CarrierPlace;
  /** With its packaging. */
  grams: number;
}

export interface CarrierPlace {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** In the form of `postalKey`. */
  postal: string;
}

/** A service of a carrier, at its price for one parcel. */
export interface CarrierRate {
  /** The carrier's own code: 'PRIORITY_MAIL', 'DOM.EP'. */
  service: string;
  /** As shoppers read it, with the carrier's name. */
  label: string;
  /** Without sales taxes, in the currency of the carrier. */
  cents: number;
  /** Business days; 0 = not said. */
  daysMin: number;
  daysMax: number;
  /** Goods that may go this way; none = all that can be shipped. */
  kinds: readonly GoodsKind[];
}

/** What is known of a carrier without asking it. */
export interface CarrierReach {
  /** Of its prices. */
  readonly currency: 'USD' | 'CAD';
  /** Whether such a parcel is worth a request: it starts where the carrier collects, and is not too heavy. */
  takes(parcel: CarriedParcel): boolean;
}

/** An account at a carrier: it gets data and returns data. What a store offers of it, and for how much, is decided elsewhere. */
export interface Carrier extends CarrierReach {
  /**
   * The services for a parcel; none = the carrier does not bring it there. `language` is a BCP 47 tag.
   *
   * @throws CarrierFailed when there is no answer to rely on.
   */
  rates(parcel: CarriedParcel, language: string): Promise<CarrierRate[]>;
}

/** 'keys': the carrier refused the account. 'no_answer': nothing in time, an error of the carrier's, or nothing that can be read. */
export class CarrierFailed extends Error {
  override name = 'CarrierFailed';

  constructor(
    readonly why: 'keys' | 'no_answer',
    message: string,
  ) {
    super(message);
  }
}
