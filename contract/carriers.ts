/** Carriers by the names that orders store; any other name may be written as well. Each has a page that follows a parcel. */
export const carriers = ['USPS', 'UPS', 'FedEx', 'Canada Post', 'Purolator', 'DHL'] as const;
export type Carrier = (typeof carriers)[number];
