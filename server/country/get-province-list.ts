import type { Handler } from '../context.ts';
import { findCountry, provinceList } from './regions.ts';

export const getProvinceList: Handler<'province/getList'> = async (_ctx, { country }) => [
  ...provinceList(findCountry(country)?.code ?? ''),
];
