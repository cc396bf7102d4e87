import { randomUUID } from 'node:crypto'
import { sendTicket } from '@bnr/contract/inbox/endpoints'
import { inboxMessages, ticketNumber } from '@bnr/contract/inbox/rules'
import type { NewTicket } from '@bnr/contract/inbox/schemas'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createMember, wizardSections } from '../../test/factories/profiles.ts'
import { createTicket, newMessage } from '../../test/factories/tickets.ts'
import { useService } from '../../test/harness.ts'
import { messagesTo } from '../../test/outbox.ts'
import { race } from '../../test/race.ts'
import { daysAfter } from '../platform/clock.ts'
import { sweepTickets } from './retention.ts'
import { tickets } from './tables.ts'

const service = useService()

const send = (given: Partial<NewTicket> = {}, token?: string) =>
  service.call(sendTicket, { body: newMessage(service, given) }, token)
const fieldsOf = ({ wire }: { wire: unknown }) => Object.keys((wire as { fields?: object }).fields ?? {})
const rowOf = async (id: number) => (await service.db.select().from(tickets).where(eq(tickets.id, id)))[0]
let counted = 0
const freshNumber = () => ({
  countryCode: '91',
  number: `98${String(10_000_000 + counted++)}`,
  type: 'M' as const,
})

test('a message gets a number, which is mailed without the message and the name', async () => {
  const email = 'asks@example.com'
  const { status, body } = await send({ name: 'Buy.example.com', email, text: 'Buy at http://spam.example' })
  expect([status, body.isMailed]).toEqual([200, true])
  expect(body.message).toBe(`We have received your message ${body.number}`)
  await service.workJobs()
  const [mail, ...more] = await messagesTo(service, email)
  expect(more).toEqual([])
  expect(mail).toContain(body.number)
  expect(mail).not.toMatch(/spam|Buy/)
})

test('a message needs a name and a way to answer', async () => {
  expect(fieldsOf(await send({ name: undefined, email: undefined }))).toEqual(['na', 'em'])
  expect(fieldsOf(await send({ email: 'nowhere' }))).toEqual(['em'])
  expect(fieldsOf(await send({ email: undefined, phone: { ...freshNumber(), number: '98765' } }))).toEqual([
    'ph.nu',
  ])
  expect(fieldsOf(await send({ text: 'x'.repeat(3001) }))).toEqual(['tx'])
  const byPhone = await send({ email: undefined, phone: freshNumber() })
  expect([byPhone.status, byPhone.body.isMailed]).toEqual([200, false])
})

test('a repeated request stores one message', async () => {
  const clientId = randomUUID()
  const body = newMessage(service, { email: 'twice@example.com', clientId })
  const answers = await Promise.all([1, 2].map(() => service.call(sendTicket, { body })))
  expect(new Set(answers.map((one) => one.body.number)).size).toBe(1)
  expect(await service.db.$count(tickets, eq(tickets.clientId, clientId))).toBe(1)
})

test('a program that fills in the hidden field is refused', async () => {
  const before = await service.db.$count(tickets)
  const { status, wire } = await send({ website: 'https://spam.example' })
  expect([status, wire]).toMatchObject([400, { message: inboxMessages.program }])
  expect(await service.db.$count(tickets)).toBe(before)
})

test('a sender can write three times a day, also with another case of the address or all at once', async () => {
  const statuses = await Promise.all(
    ['a@Example.com', 'A@example.com', 'a@example.com', 'a@example.COM'].map(
      async (email) => (await send({ email })).status,
    ),
  )
  expect(statuses.sort()).toEqual([200, 200, 200, 429])
  const phone = freshNumber()
  for (const email of ['b@example.com', 'c@example.com', 'd@example.com']) await send({ email, phone })
  const refused = await send({ email: 'e@example.com', phone })
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])
  const { now } = service.time
  service.time.now = daysAfter(now, 1.1)
  expect((await send({ email: 'a@example.com' })).status).toBe(200)
  service.time.now = now
})

test('members are known by their session, others at most by their number or confirmed address', async () => {
  const email = 'anna@example.com'
  const change = { basic: { ...wizardSections.basic, email: { address: email, type: 'P' } } }
  const member = await createMember(service, { change, emailVerified: true })
  const own = await rowOf(await createTicket(service, { name: undefined, email: undefined }, member.token))
  expect(own).toMatchObject({ profileId: member.id, isSender: true, phoneNumber: member.number, email })
  const byNumber = { countryCode: '91', number: member.number, type: 'M' as const }
  const guest = await rowOf(await createTicket(service, { email: undefined, phone: byNumber }))
  expect(guest).toMatchObject({ profileId: member.id, isSender: false })
  const byMail = await rowOf(await createTicket(service, { email: 'ANNA@example.com' }))
  expect(byMail).toMatchObject({ profileId: member.id, isSender: false })
  const stranger = await createMember(service, {
    change: { basic: { ...wizardSections.basic, email: { address: 'unconfirmed@example.com', type: 'P' } } },
  })
  const unknown = await rowOf(await createTicket(service, { email: 'unconfirmed@example.com' }))
  expect(unknown?.profileId).not.toBe(stranger.id)
})

test('messages are deleted two years after their last change', async () => {
  const id = await createTicket(service)
  const { now } = service.time
  service.time.now = daysAfter(now, 2 * 365 - 2)
  await sweepTickets(service)
  expect(await rowOf(id)).toBeDefined()
  service.time.now = daysAfter(now, 2 * 366 + 1)
  await sweepTickets(service)
  expect(await rowOf(id)).toBeUndefined()
  service.time.now = now
})

test('numbers are read with and without their letters', () => {
  expect(ticketNumber(123)).toBe('BNR-T-000123')
})

test('the same id from two senders at the same moment is one message', async () => {
  const clientId = randomUUID()
  const [first, second] = await race(
    service.db,
    (tx) => tx.execute(sql`lock table tickets in share mode`),
    [1, 2].map(() => () => send({ clientId })),
  )
  expect([first?.status, second?.status]).toEqual([200, 200])
  expect(first?.body.number).toBe(second?.body.number)
})
