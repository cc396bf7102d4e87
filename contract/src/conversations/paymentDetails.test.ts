import { expect, test } from 'vitest'
import { refusedFor } from './messageText.ts'
import { hasPaymentDetails } from './paymentDetails.ts'

test.each([
  'anna@okaxis',
  'Send it to anna.mary-7@ybl',
  'anna @ okaxis',
  'anna@church',
  'anna @church',
  'anna @ churchbank',
  'my upi id is anna',
  'anna at ok hdfc bank',
  'HDFC0001234',
  'sbin 0 001234',
  'Account no. 1234 5678 9012',
  'a/c: 50100123456789',
  '4111 1111 1111 1111',
  '5500-0000-0000-0004',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
])('finds payment details in "%s"', (text) => {
  expect(hasPaymentDetails(text)).toBe(true)
})

test.each([
  'We are well, thank you',
  'Our church has 1,20,000 members since 1947',
  'My salary account is with the State Bank',
  'Write to me: anna@example.com',
  'She completed B.Sc. in 2019 and M.Sc. in 2021',
  'We can meet on 12.12.2026 at 10:30 in Chennai 600020',
  'We can meet @ church',
  'See you @ home, after the service',
])('finds none in "%s"', (text) => {
  expect(hasPaymentDetails(text)).toBe(false)
})

test('finds what is split over the last messages of a sender', () => {
  expect(refusedFor(['4111 1111'], '1111 1111')).toBe('paymentDetails')
  expect(refusedFor(['98400', 'Hello'], '12345')).toBe('contactDetails')
  expect(
    refusedFor(['We are four at home', 'My son is 27', 'He studied from 2015 to 2019'], 'He is 5 ft 8'),
  ).toBe(undefined)
})

test.each(['No. 42, 600020 Chennai', 'Door no 7, 600119 Chennai', 'Shall we meet @ church?'])(
  'a message with the place "%s" can be sent',
  (text) => {
    expect(refusedFor([], text)).toBe(undefined)
  },
)

test.each([
  '42, 600020 Chennai',
  'No. 42 600020 Chennai',
  'No. 42, 600020',
  'No. 42, 612345 Chennai',
  'No. 98, 600200 Chennai',
  'No. 9840, 600020 Chennai',
  'Call 42, 600020 Chennai',
  '9840012345 @ church',
])('a message with the number in "%s" is refused', (text) => {
  expect(refusedFor([], text)).toBe('contactDetails')
})
