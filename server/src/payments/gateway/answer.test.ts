import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAnswer, readStatus } from './answer.ts'

const returned = {
  order_id: 'BNR-42',
  tracking_id: '312009876543',
  bank_ref_no: 'HDF123',
  order_status: 'Success',
  failure_message: '',
  payment_mode: 'Credit Card',
  currency: 'INR',
  amount: '10030.0',
  trans_date: '22/11/2026 18:30:05',
  merchant_param1: 'Gold',
}
const answerWith = (changes: Record<string, string>) =>
  readAnswer(new URLSearchParams({ ...returned, ...changes }).toString())

test('an answer is read into our field names', () => {
  expect(answerWith({})).toEqual({
    orderId: 'BNR-42',
    trackingId: '312009876543',
    bankReference: 'HDF123',
    status: 'Success',
    amount: 1_003_000,
    currency: 'INR',
    failureMessage: '',
    paymentMode: 'Credit Card',
    at: new Date('2026-11-22T13:00:05Z'),
  })
})

test('an answer with nothing but an order id has empty fields', () => {
  expect(readAnswer('order_id=BNR-42')).toEqual({
    orderId: 'BNR-42',
    trackingId: '',
    bankReference: '',
    status: '',
    amount: undefined,
    currency: '',
    failureMessage: '',
    paymentMode: '',
    at: undefined,
  })
})

test.each(['', 'order_status=Success', 'order_id=&amount=1', 'order_id=%00', '<html>', '{"order_id":"1"}'])(
  'an answer without an order is rejected: %j',
  (text) => expect(readAnswer(text)).toBeUndefined(),
)

test.each([
  ['1', 100],
  ['1.5', 150],
  ['0.01', 1],
  ['0.29', 29],
  ['10030.00', 1_003_000],
  ['10030.1000', 1_003_010],
  ['1.005', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['1,003.00', undefined],
  ['0x10', undefined],
  ['21474836.47', 2_147_483_647],
  ['21474836.48', undefined],
  ['99999999.99', undefined],
  ['NaN', undefined],
  [' 1.00 ', 100],
  ['', undefined],
])('the amount %j is read as %s paise', (amount, paise) => expect(answerWith({ amount })?.amount).toBe(paise))

test('an invalid date is ignored', () => {
  expect(answerWith({ trans_date: '31/13/2026 18:30:05' })?.at).toBeUndefined()
  expect(answerWith({ trans_date: 'yesterday' })?.at).toBeUndefined()
  expect(answerWith({ trans_date: 'null' })?.at).toBeUndefined()
})

test.each([
  'on 22/11/2026 18:30:05',
  '22/11/2026 18:30:05 PM',
  'on 2026-11-22 18:30:05',
  '2026-11-22 18:30:05.5 PM',
  '122/11/2026 18:30:05',
])('a date with anything before or after it is ignored: %j', (text) => {
  expect(answerWith({ trans_date: text })?.at).toBeUndefined()
})

test('hostile texts are cut to one line of limited length', () => {
  const read = answerWith({
    failure_message: `a\0b\r\nc\u202Ed${'x'.repeat(100_000)}`,
    bank_ref_no: 'null',
    tracking_id: '\uD800',
  })
  expect(read?.failureMessage).toBe(`a b c d${'x'.repeat(193)}`)
  expect(read?.bankReference).toBe('')
  expect(read?.trackingId).toBe('\uFFFD')
})

test('random input never throws and never produces a long text', () => {
  const pairs = fc.dictionary(fc.constantFrom(...Object.keys(returned)), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        pairs.map((given) => `${new URLSearchParams(given)}`),
      ),
      (text) => {
        for (const value of Object.values(readAnswer(text) ?? {}))
          if (typeof value === 'string') expect(value).toMatch(/^[^\0\n]{0,400}$/)
      },
    ),
  )
})

test('a status reply is read from its own field names, numbers and texts alike', () => {
  const read = readStatus({
    order_no: 'BNR-42',
    reference_no: 312009876543,
    order_amt: 10030,
    order_currncy: 'INR',
    order_status: 'Shipped',
    order_status_date_time: '2026-11-22 18:30:05.47',
    order_bank_ref_no: null,
    order_bank_response: { deep: true },
  })
  expect(read).toMatchObject({
    orderId: 'BNR-42',
    trackingId: '312009876543',
    amount: 1_003_000,
    status: 'Shipped',
    bankReference: '',
    failureMessage: '',
    at: new Date('2026-11-22T13:00:05Z'),
  })
  expect(readStatus(Object.create({ order_no: 'inherited' }))).toBeUndefined()
})

test('a status reply has its own name for each field', () => {
  expect(
    readStatus({
      order_no: 'BNR-42',
      reference_no: '312009876543',
      order_bank_ref_no: 'HDF123',
      order_status: 'Unsuccessful',
      order_amt: '10030.00',
      order_currncy: 'USD',
      order_bank_response: 'Insufficient funds',
      order_option_type: 'OPTDBCRD',
      order_status_date_time: '2026-11-22 18:30:05',
    }),
  ).toEqual({
    orderId: 'BNR-42',
    trackingId: '312009876543',
    bankReference: 'HDF123',
    status: 'Unsuccessful',
    amount: 1_003_000,
    currency: 'USD',
    failureMessage: 'Insufficient funds',
    paymentMode: 'OPTDBCRD',
    at: new Date('2026-11-22T13:00:05Z'),
  })
})
