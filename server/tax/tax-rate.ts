/** A rate in force: basis points, 500 = 5 %. */
export interface TaxRate {
  type: string;
  rate_bp: number;
}
