import { sendCode } from '@bnr/contract/accounts/endpoints'
import { expect, test, vi } from 'vitest'
import { freshNumber } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { readConfig } from '../config.ts'

const service = useService({ CODE_COUNTRIES: '91:4,44:2', CODES_PER_DAY: '5' })

const send = (countryCode: string, number: string) =>
  service.call(sendCode, { body: { phone: { countryCode, number, type: 'M' } } })

test.each([
  ['999', '9123456780', 'ph.cc', 'Select a country code'],
  ['91', '1234567890', 'ph.nu', 'There is no such mobile number'],
  ['44', '123456', 'ph.nu', 'There is no such mobile number'],
  [
    '971',
    '501234567',
    'ph.cc',
    'We cannot send codes to numbers in this country. Choose another country code, or call us',
  ],
])('no code is sent to +%s %s', async (countryCode, number, field, message) => {
  expect(await send(countryCode, number)).toMatchObject({
    status: 400,
    wire: { fields: { [field]: message } },
  })
})

test('codes to many numbers reach the cap of their country and then the total cap, until the next day in India', async () => {
  service.time.now = new Date('2026-11-22T10:00:00Z')
  expect((await send('44', '7400123456')).status).toBe(200)
  expect((await send('44', '7400123457')).status).toBe(200)
  expect(await send('44', '7400123458')).toMatchObject({ status: 429, wire: { code: 'codes_exhausted' } })
  for (let sent = 0; sent < 3; sent++) expect((await send('91', freshNumber())).status).toBe(200)
  expect((await send('91', freshNumber())).wire).toMatchObject({ code: 'codes_exhausted' })
  const { body } = await service.app.inject({ url: '/metrics' })
  expect(body).toMatch('login_codes_today{country="91"} 3')
  expect(body).toMatch('login_codes_today{country="44"} 2')
  expect(body).toMatch('login_codes_refused_total{reason="codes_exhausted"} 2')
  expect(body).toMatch('login_codes_refused_total{reason="invalid_input"}')
  service.time.now = new Date('2026-11-22T18:31:00Z')
  expect((await send('91', freshNumber())).status).toBe(200)
})

test('the log warns above four fifths of a cap and raises an alarm beyond it', async () => {
  service.time.now = new Date('2026-12-01T10:00:00Z')
  const [warned, alarmed] = [vi.spyOn(service.log, 'warn'), vi.spyOn(service.log, 'error')]
  const logged = () => [warned, alarmed].map((spy) => spy.mock.calls.map(([entry]) => entry as unknown))
  const entry = (what: string, sent: number, most: number) => ({ alarm: 'codes', what, sent, most })
  await send('44', '7400123461')
  expect(logged()).toEqual([[], []])
  await send('44', '7400123462')
  const near = entry('country code 44', 2, 2)
  expect(logged()).toEqual([[near], []])
  await send('44', '7400123463')
  expect(logged()).toEqual([[near], [entry('country code 44', 3, 2)]])
  await send('91', freshNumber())
  await send('91', freshNumber())
  expect(logged()).toEqual([[near], [entry('country code 44', 3, 2)]])
  await send('91', freshNumber())
  expect(logged()[0]).toEqual([near, entry('all countries', 5, 5)])
  expect([warned, alarmed].map(({ mock }) => mock.calls[0]?.[1])).toEqual([
    'login codes are running out',
    'no more login codes today',
  ])
  vi.restoreAllMocks()
})

test('a refused code does not count, and the next day starts from zero', async () => {
  service.time.now = new Date('2026-12-05T10:00:00Z')
  for (let sent = 0; sent < 4; sent++) expect((await send('91', freshNumber())).status).toBe(200)
  for (let more = 0; more < 3; more++) {
    const refused = await send('91', freshNumber())
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])
  }
  expect((await send('44', '7400123471')).status).toBe(200)
})

test.each(['91', '91:x', 'all:5', '91:20,'])('CODE_COUNTRIES %j is refused', (setting) => {
  expect(() => readConfig({ CODE_COUNTRIES: setting })).toThrow('Give codes and caps like')
})
