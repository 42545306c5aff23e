import * as m from '../../../messages/compiled/messages.js';

/** First that fits wins: browsers name themselves after one another. */
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** 'Firefox on Windows', from the user agent string; it may lie, but only its owner sees the name. */
export function agentName(agent: string): string {
  const browser = browsers.find(([sign]) => sign.test(agent))?.[1] ?? m.account_session_unknown();
  const system = systems.find(([sign]) => sign.test(agent))?.[1];
  return system ? m.account_session_on({ browser, system }) : browser;
}
