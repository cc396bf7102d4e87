import { searchProfiles } from '@bnr/contract/search/endpoints'
import { expect, test } from 'vitest'
import { countMessages } from '../src/messages/messageMetrics.ts'
import { createMember } from './factories/profiles.ts'
import { openService, useService } from './harness.ts'

const service = useService()
const shown = async ({ app } = service) => (await app.inject('/metrics')).body

test('metrics show the work that waits for staff, without names or numbers of members', async () => {
  const { bnrId } = await createMember(service, { status: 'Ready' })
  const text = await shown()
  expect(text).toMatch(/staff_queue_length\{queue="profiles"\} 1\n/)
  expect(text).toMatch(/staff_queue_oldest_seconds\{queue="profiles"\} \d/)
  expect(text).toContain('payments_unanswered 0')
  expect(text).toContain('invoice_numbers_used 0')
  expect(text).not.toContain(bnrId)
})

test('metrics count searches by engine', async () => {
  const answered = async () =>
    Number(/searches_total\{engine="postgresql"\} (\d+)/.exec(await shown())?.[1] ?? 0)
  const before = await answered()
  const { token } = await createMember(service)
  expect((await service.call(searchProfiles, { body: { criteria: [] } }, token)).status).toBe(200)
  expect(await answered()).toBe(before + 1)
})

test('metrics count messages that the provider accepted and refused', async () => {
  const messenger = countMessages({
    sms: async () => undefined,
    mail: () => Promise.reject(new Error('down')),
  })
  await messenger.sms({ to: '919000000009', text: 'Hello', dltTemplateId: undefined })
  await expect(messenger.mail({ to: 'a@b.example' as never, subject: '', text: '' })).rejects.toThrow('down')
  const text = await shown()
  expect(text).toMatch(/messages_total\{channel="sms",result="sent"\} 1\n/)
  expect(text).toMatch(/messages_total\{channel="mail",result="failed"\} 1\n/)
})

test('metrics are served while the database is away', async () => {
  const away = await openService()
  await away.db.close()
  await away.app.inject('/metrics')
  const { statusCode, body } = await away.app.inject('/metrics')
  expect(statusCode).toBe(200)
  expect(body).toContain('process_cpu_seconds_total')
  expect(body).toMatch(/metrics_failed_total\{metric="staff_queue_length"\} [12]\n/)
  await away.app.close()
})
