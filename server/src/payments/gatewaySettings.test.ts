import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'

const keys = {
  CCAVENUE_MERCHANT_ID: '12345',
  CCAVENUE_ACCESS_CODE: 'AVAB01CD23EF',
  CCAVENUE_WORKING_KEY: '0123456789ABCDEF0123456789ABCDEF',
}
const production = { APP_MODE: 'production', TOKEN_SECRET: 'a secret of tests, long enough to be taken' }

test('there is no gateway without its three keys, whatever its addresses', () => {
  expect(readConfig({}).gateway).toBeUndefined()
  expect(
    readConfig({ CCAVENUE_WORKING_KEY: '', CCAVENUE_URL: 'https://test.ccavenue.com' }).gateway,
  ).toBeUndefined()
})

test('with all three keys the gateway is the real one', () => {
  expect(readConfig({ ...production, ...keys }).gateway).toEqual({
    merchantId: '12345',
    accessCode: 'AVAB01CD23EF',
    workingKey: '0123456789ABCDEF0123456789ABCDEF',
    url: 'https://secure.ccavenue.com',
    statusUrl: 'https://api.ccavenue.com',
  })
})

test.each(Object.keys(keys))('does not start without %s', (name) => {
  for (const given of [undefined, ''])
    expect(() => readConfig({ ...keys, [name]: given })).toThrow(
      'CCAVENUE_MERCHANT_ID, CCAVENUE_ACCESS_CODE and CCAVENUE_WORKING_KEY are needed together',
    )
})

test.each([
  ['CCAVENUE_MERCHANT_ID', 'bnr'],
  ['CCAVENUE_ACCESS_CODE', 'A B'],
  ['CCAVENUE_WORKING_KEY', '0123456789ABCDEF0123456789ABCDE'],
  ['CCAVENUE_WORKING_KEY', ' 0123456789ABCDEF0123456789ABCDEF'],
  ['CCAVENUE_URL', 'secure.ccavenue.com'],
  ['CCAVENUE_URL', 'http://secure.ccavenue.com'],
  ['CCAVENUE_STATUS_URL', 'http://api.ccavenue.com'],
  ['CCAVENUE_STATUS_URL', 'ftp://localhost'],
  ['GATEWAY_SIMULATOR_PORT', '70000'],
])('names a malformed %s without showing its value', (name, value) => {
  const reading = () => readConfig({ ...keys, [name]: value })
  expect(reading).toThrow(name)
  expect(reading).not.toThrow(value)
})

test('a simulated bank may use http, and a demo may give browsers another address of it', () => {
  const local = { ...keys, CCAVENUE_STATUS_URL: 'http://127.0.0.1:3001' }
  const named = { ...local, CCAVENUE_URL: 'http://192.168.1.5:3001/' }
  expect(readConfig(named).gateway?.url).toBe('http://192.168.1.5:3001')
  expect(() => readConfig({ ...named, ...production })).toThrow('CCAVENUE_URL')
})

test('a demo charges one rupee unless it is set otherwise, and production the real amount', () => {
  expect(readConfig({}).gatewayAmount).toBe('one rupee')
  expect(readConfig({ GATEWAY_AMOUNT: 'real' }).gatewayAmount).toBe('real')
  expect(readConfig(production).gatewayAmount).toBe('real')
  expect(readConfig({ ...production, GATEWAY_AMOUNT: 'one' }).gatewayAmount).toBe('real')
})
