import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { networkOf } from '../http/callerKey.ts'

test.each([
  [undefined, 0],
  ['off', 0],
  ['2', 2],
  ['10.0.0.0/8, 192.0.2.1', ['10.0.0.0/8', '192.0.2.1']],
  ['loopback', ['loopback']],
])('accepts TRUST_PROXY %j', (given, expected) => {
  expect(readConfig({ TRUST_PROXY: given }).trustProxy).toEqual(expected)
})

test.each(['on', 'true', '*', '0.0.0.0/x', '12', 'everybody'])('refuses TRUST_PROXY %j', (given) => {
  expect(() => readConfig({ TRUST_PROXY: given })).toThrow('Name the proxies')
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:a:b:1:2:3:4', '2001:db8:a:b::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
