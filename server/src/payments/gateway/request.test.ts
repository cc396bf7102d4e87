import { paise } from '@bnr/contract/money'
import { expect, test } from 'vitest'
import { open } from './cipher.ts'
import { gatewayForm } from './request.ts'

const settings = {
  merchantId: '12345',
  accessCode: 'AVAB01CD23EF',
  workingKey: '0123456789ABCDEF0123456789ABCDEF',
  url: 'https://secure.ccavenue.com',
  statusUrl: 'https://api.ccavenue.com',
}
const billing = {
  name: "Anita D'Souza & Co=1",
  address: '12, Cross Street\nNear the church',
  city: 'Chennai',
  state: 'Tamil Nadu',
  postalCode: '600001',
  country: 'India',
  phone: '9100000001',
  email: 'anita@example.com',
}
const payment = {
  orderId: 'BNR-42-1',
  amount: paise(1_003_000),
  redirectUrl: 'https://bnr.example/ccavResponseHandler',
  cancelUrl: 'https://bnr.example/ccavResponseHandler?back=1&x=2',
  billing,
  parameters: ['Gold', '10000001'],
}
const requestOf = (changes: Partial<typeof payment>) => {
  const { encRequest } = gatewayForm(settings, { ...payment, ...changes }).fields
  return Object.fromEntries(new URLSearchParams(open(encRequest, settings.workingKey)))
}

test('the form goes to the gateway with our access code and everything else encrypted', () => {
  const { action, fields } = gatewayForm(settings, payment)
  expect(action).toBe('https://secure.ccavenue.com/transaction/transaction.do?command=initiateTransaction')
  expect(Object.keys(fields)).toEqual(['encRequest', 'access_code'])
  expect(fields.access_code).toBe('AVAB01CD23EF')
  expect(fields.encRequest).toMatch(/^[0-9a-f]+$/)
})

test('the request names the payment, the payer and the plan', () => {
  expect(requestOf({})).toEqual({
    merchant_id: '12345',
    order_id: 'BNR-42-1',
    currency: 'INR',
    amount: '10030.00',
    redirect_url: payment.redirectUrl,
    cancel_url: payment.cancelUrl,
    language: 'EN',
    billing_name: "Anita D'Souza & Co=1",
    billing_address: '12, Cross Street Near the church',
    billing_city: 'Chennai',
    billing_state: 'Tamil Nadu',
    billing_zip: '600001',
    billing_country: 'India',
    billing_tel: '9100000001',
    billing_email: 'anita@example.com',
    delivery_name: "Anita D'Souza & Co=1",
    delivery_address: '12, Cross Street Near the church',
    delivery_city: 'Chennai',
    delivery_state: 'Tamil Nadu',
    delivery_zip: '600001',
    delivery_country: 'India',
    delivery_tel: '9100000001',
    merchant_param1: 'Gold',
    merchant_param2: '10000001',
  })
})

test('text that people write cannot name another order or amount', () => {
  const request = requestOf({
    billing: { ...billing, name: 'A&amount=1.00&order_id=other', city: '&amount=2' },
  })
  expect([request.order_id, request.amount]).toEqual(['BNR-42-1', '10030.00'])
})

test('long texts are cut to the length that the gateway accepts, without splitting characters', () => {
  const request = requestOf({
    billing: { ...billing, name: 'ஆ'.repeat(100), city: '😀'.repeat(100) },
    parameters: ['x'.repeat(500), '2', '3', '4', '5', '6'],
  })
  expect(request.billing_name).toBe('ஆ'.repeat(60))
  expect(request.billing_city).toBe('😀'.repeat(30))
  expect(request.merchant_param1).toHaveLength(100)
  expect(request.merchant_param5).toBe('5')
  expect(request.merchant_param6).toBeUndefined()
})
