import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test('addresses of the public internet', () => {
  for (const address of [
    '93.184.216.34',
    '8.8.8.8',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2a00:1450::1',
  ]) {
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
  }
});

test('private, local, reserved and disguised addresses', () => {
  const inside = [
    ...[
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '127.0.0.1',
      '127.255.0.1',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
    ],
    ...['192.168.1.1', '192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ...[
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '::127.0.0.1',
      '64:ff9b::7f00:1',
      'fe80::1',
      'fe80::1%eth0',
    ],
    ...['fc00::1', 'fd12:3456::1', 'ff02::1', '2001:db8::1', '2002:7f00:1::', '2001:0:4136::', 'fec0::1'],
    ...['localhost', 'example.com', '', '1.2.3', '0x7f.1'],
  ];
  for (const address of inside) expect([address, isPublicAddress(address)]).toEqual([address, false]);
});
