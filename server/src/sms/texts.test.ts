import { smsSize } from '@bnr/contract/messages/smsSize'
import { expect, test } from 'vitest'
import { smsProvider } from '../../test/smsProvider.ts'
import { readConfig } from '../config.ts'
import { filledSms, registeredText, type SmsKind, smsKinds, textOf, variablesOf } from './texts.ts'

const site = 'https://www.bnr-matrimony.example'
const link = `${site}/your-story#${'x'.repeat(43)}`
const namesIn = (kind: SmsKind) => [...textOf(kind).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
const filled = (kind: SmsKind, value: string) =>
  filledSms(kind, { ...Object.fromEntries(namesIn(kind).map((name) => [name, value])), link }, site)

test.each(smsKinds)('operators accept the text of %s', (kind) => {
  const text = registeredText(kind, site)
  expect(variablesOf(kind).length).toBe(text.split('{#var#}').length - 1)
  expect(variablesOf(kind).length).toBeLessThanOrEqual(2)
  expect(text).not.toMatch(/\{#var#\}\W*\{#var#\}/)
  expect(text).not.toMatch(/https\S*\{#var#\}/)
  expect(text).not.toMatch(/[.!?]{2}/)
})

test.each(smsKinds)('%s is sent as it is registered, in at most three parts', (kind) => {
  const parts = registeredText(kind, site).split('{#var#}')
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const text = filled(kind, '12 December 2026')
  expect(text).toMatch(new RegExp(`^${escaped.join('[^{}]+')}$`))
  expect(smsSize(text).parts).toBeLessThanOrEqual(3)
})

test.each([
  ['Anna', 'Anna'],
  ['Samuel Christopher Jebaraj Ponraj', 'Samuel Christopher Jebaraj'],
  ['Samuel Christopher Jebaraj Paul', 'Samuel Christopher Jebaraj'],
  ['Samuel Christopher Jebaraj Jo', 'Samuel Christopher Jebaraj Jo'],
  ['x'.repeat(40), 'x'.repeat(30)],
  [`A ${'x'.repeat(40)}`, `A ${'x'.repeat(28)}`],
  ['Anna {site} Mary', 'Anna {site} Mary'],
])('the name %s is %s in an SMS', (name, shown) => {
  expect(filledSms('interestAccepted', { name, bnrId: '10000002' }, site)).toBe(
    `BNR Matrimony: ${shown} accepted your interest. ${site}/notifications`,
  )
})

test('numbers and links are never shortened', () => {
  expect(filledSms('storyInvitation', { link }, site)).toMatch(new RegExp(`${link}$`))
  const words = { plan: 'Diamond', creditNote: 'C'.repeat(40) }
  expect(filledSms('invoiceCredited', words, site)).toContain('C'.repeat(40))
})

test('every text has the template id that the settings give it', () => {
  const given = 'interestReceived:1107000000000000002, summary: 1107000000000000003'
  const { sms } = readConfig({ ...smsProvider, SMS_DLT_TEMPLATES: given })
  expect(Object.fromEntries(sms?.templates ?? [])).toEqual({
    loginCode: '1107000000000000001',
    interestReceived: '1107000000000000002',
    summary: '1107000000000000003',
  })
})

test.each([
  ['interestRecieved:1107000000000000002', 'docs/sms.md has no kind "interestRecieved"'],
  ['loginCode:1107000000000000002', 'docs/sms.md has no kind "loginCode"'],
  ['interestMutual:1107000000000000002', 'docs/sms.md has no kind "interestMutual"'],
  ['summary', '"summary" needs the 10 to 25 digits of its template id'],
  ['summary:12', '"summary" needs the 10 to 25 digits of its template id'],
  ['summary:1107000000000000002:3', '"summary" needs the 10 to 25 digits of its template id'],
  ['summary:1107000000000000002,summary:1107000000000000003', '"summary" is there twice'],
  ['summary:1107000000000000002,welcome:1107000000000000002', '"welcome" has the id of another text'],
  ['summary:1107000000000000002,', 'docs/sms.md has no kind ""'],
])('the template ids %s are refused', (given, why) => {
  expect(() => readConfig({ ...smsProvider, SMS_DLT_TEMPLATES: given })).toThrow(why)
})
