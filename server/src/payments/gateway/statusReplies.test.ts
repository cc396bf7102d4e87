import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seal } from './cipher.ts'
import { GatewayAway } from './gatewayAway.ts'
import { askStatus } from './statusCall.ts'

const workingKey = '0123456789ABCDEF0123456789ABCDEF'
const orderId = 'BNR-7'
let reply = ''
const bank = createServer((_request, response) => response.end(reply))
beforeAll(() => new Promise<void>((listening) => bank.listen(0, '127.0.0.1', listening)))
afterAll(() => void bank.close())

function ask(text: string) {
  reply = text
  const address = `http://127.0.0.1:${(bank.address() as AddressInfo).port}`
  const settings = {
    merchantId: '1',
    accessCode: 'AVAB01CD23EF',
    workingKey,
    url: address,
    statusUrl: address,
  }
  return askStatus(settings, { orderId }, { timeout: 2000, pauses: [] })
}
const sealed = (result: unknown) => `status=0&enc_response=${seal(JSON.stringify(result), workingKey)}`
const paidStatus = { order_no: orderId, reference_no: 312009876543, order_status: 'Shipped', order_amt: 4130 }

test.each([
  ['flat, as in the newer version', sealed(paidStatus)],
  ['one level deeper, as in the older version', sealed({ Order_Status_Result: paidStatus })],
  [
    'with line breaks and additional fields',
    `\r\n${sealed({ ...paidStatus, order_gtw_id: 'X', param: null })}\r\n`,
  ],
  ['in another order', sealed(paidStatus).split('&').reverse().join('&')],
  ['with the amount as text', sealed({ ...paidStatus, order_amt: '4130.00' })],
  ['with a status in capitals', sealed({ ...paidStatus, order_status: 'SHIPPED' })],
])('a reply is read %s', async (_, text) => {
  expect(await ask(text)).toMatchObject({
    orderId,
    trackingId: '312009876543',
    status: expect.stringMatching(/shipped/i),
    amount: 413_000,
  })
})

test.each(['No record found', 'No records found.', 'Order not found', 'no record', 'NO RECORDS FOUND'])(
  'the gateway says that it does not know an order: %s',
  async (error_desc) => {
    for (const result of [
      { error_desc, error_code: '51419' },
      { error_desc, order_no: '' },
    ])
      for (const text of [sealed(result), sealed({ Order_Status_Result: result })])
        expect(await ask(text)).toBeUndefined()
  },
)

test.each([
  ['nothing', ''],
  ['a page', '<html>502 Bad Gateway</html>'],
  ['an unencrypted reply', `status=0&enc_response=${JSON.stringify(paidStatus)}`],
  [
    'a reply encrypted with another key',
    `status=0&enc_response=${seal(JSON.stringify(paidStatus), 'F'.repeat(32))}`,
  ],
  ['a list', sealed([paidStatus])],
  ['a number', sealed(7)],
  ['another order', sealed({ ...paidStatus, order_no: 'BNR-8' })],
  ['an error that says nothing', sealed({ error_code: '1' })],
])('%s is not an answer', async (_, text) => {
  const error = await ask(text).catch((thrown: unknown) => thrown)
  expect(error instanceof GatewayAway && error.reason).toBe('garbled')
})
