import { randomUUID } from 'node:crypto'
import { readContactLog } from '@bnr/contract/contactLog/endpoints'
import { firstVersionSent } from '@bnr/contract/errors'
import {
  assignTicket,
  openTicket,
  readInboxStaff,
  searchTickets,
  stepTicket,
} from '@bnr/contract/inbox/endpoints'
import { inboxMessages, ticketNumber } from '@bnr/contract/inbox/rules'
import type { StepName, TicketStep } from '@bnr/contract/inbox/schemas'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { createTicket } from '../../test/factories/tickets.ts'
import { useService } from '../../test/harness.ts'
import { messagesTo } from '../../test/outbox.ts'
import { Failure } from '../platform/failure.ts'
import { accountOf } from '../privacy/account.ts'
import { ownerOf, purgeProfile } from '../privacy/purge.ts'
import { loadProfile } from '../profiles/store.ts'
import { ticketEntries, tickets } from './tables.ts'

const service = useService()
const person = () => createStaff(service, 'cc_executive')
type Caller = Awaited<ReturnType<typeof person>>

const step = (id: number, name: StepName, { token }: Caller, given: Partial<TicketStep> = {}) =>
  service.call(stepTicket[name], { params: { id }, body: { clientId: randomUUID(), ...given } }, token)
const open = async (id: number, { token }: Caller) =>
  (await service.call(openTicket, { params: { id } }, token)).body
const listed = async (state: string, { token }: Caller) => {
  const criteria = [{ key: 'st', operation: 'eq', value: state }]
  return (await service.call(searchTickets, { body: { criteria }, query: { size: 50 } }, token)).body.results
}
const email = () => `${randomUUID()}@example.com`

test('an answer is mailed once, waits for the person, and belongs to the person who answered first', async () => {
  const staff = await person()
  const to = email()
  const id = await createTicket(service, { email: to })
  await service.workJobs()
  const clientId = randomUUID()
  const answers = await Promise.all(
    [1, 2].map(() => step(id, 'answer', staff, { text: 'Diamond has one.', clientId })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await open(id, staff)).toMatchObject({ state: 'Waiting for them', ownerId: staff.id })
  expect((await open(id, staff)).entries).toMatchObject([{ kind: 'answer', delivery: 'sending' }])
  await service.workJobs()
  const sent = (await messagesTo(service, to)).filter((text) => text.includes('Diamond has one.'))
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain(ticketNumber(id))
  expect((await open(id, staff)).entries).toMatchObject([{ text: 'Diamond has one.', delivery: 'sent' }])
})

test('a step that was changed after it arrived is refused, and nothing more is sent', async () => {
  const staff = await person()
  const id = await createTicket(service)
  const clientId = randomUUID()
  await step(id, 'answer', staff, { text: 'Yes.', clientId })
  const changed = await step(id, 'answer', staff, { text: 'Yes, from Monday.', clientId })
  expect(changed).toMatchObject({ status: 409, body: { message: firstVersionSent } })
  expect((await open(id, staff)).entries).toMatchObject([{ text: 'Yes.' }])
})

test('an answer that the mail server refuses is shown, and tried again', async () => {
  const staff = await person()
  const id = await createTicket(service)
  await service.workJobs()
  await step(id, 'answer', staff, { text: 'Yes.' })
  const { mail } = service.messenger
  service.messenger.mail = () => Promise.reject(new Failure('bad_gateway'))
  await expect(service.workJobs()).rejects.toThrow()
  service.messenger.mail = mail
  const [entry] = (await open(id, staff)).entries
  expect(entry?.delivery).toBe('retrying')
  await service.db.update(ticketEntries).set({ failures: 6 }).where(eq(ticketEntries.ticketId, id))
  expect((await open(id, staff)).entries[0]?.delivery).toBe('failed')
})

test('tickets wait for us or for them, are closed, opened again, noted and assigned', async () => {
  const [staff, other] = [await person(), await createStaff(service, 'tele_manager')]
  const id = await createTicket(service)
  const isIn = async (state: string) => (await listed(state, staff)).some((one) => one.id === id)
  expect([await isIn('Open'), await isIn('Waiting for us'), await isIn('Closed')]).toEqual([
    true,
    true,
    false,
  ])
  expect((await step(id, 'note', staff, { text: 'Knows the family' })).status).toBe(200)
  expect((await step(id, 'close', staff)).status).toBe(200)
  expect([await isIn('Open'), await isIn('Closed')]).toEqual([false, true])
  expect((await step(id, 'answer', staff, { text: 'Late' })).status).toBe(409)
  await step(id, 'reopen', staff)
  await step(id, 'close', staff)
  expect((await step(id, 'reply', staff, { text: 'They wrote again' })).status).toBe(200)
  expect(await isIn('Waiting for us')).toBe(true)
  const assign = (staffId?: number) =>
    service.call(assignTicket, { params: { id }, body: { staffId } }, staff.token)
  await assign(other.id)
  expect((await open(id, staff)).ownerId).toBe(other.id)
  await assign()
  expect(await open(id, staff)).not.toHaveProperty('ownerId')
  expect((await assign((await createStaff(service, 'finance_admin')).id)).status).toBe(400)
  const choices = (await service.call(readInboxStaff, {}, staff.token)).body.map((one) => one.id)
  expect(choices).toEqual(expect.arrayContaining([staff.id, other.id]))
  expect((await open(id, staff)).entries.map(({ kind }) => kind)).toEqual([
    ...['note', 'close', 'reopen', 'close', 'reply', 'assign', 'assign'],
  ])
})

test('somebody without an address is called, and the call is in the contact log of the profile', async () => {
  const staff = await person()
  const member = await createMember(service)
  const phone = { countryCode: '91', number: member.number, type: 'M' as const }
  const id = await createTicket(service, { email: undefined, phone })
  const [shown] = (await listed('Open', staff)).filter((one) => one.id === id)
  expect(shown).toMatchObject({
    contact: `+91 ••••••${member.number.slice(-4)}`,
    profile: { bnrId: member.bnrId, isSender: false },
  })
  expect(shown?.can).not.toContain('answer')
  expect((await open(id, staff)).phone?.number).toBe(member.number)
  expect(await step(id, 'answer', staff, { text: 'x' })).toMatchObject({
    status: 409,
    wire: { message: inboxMessages.noEmail },
  })
  expect((await step(id, 'call', staff)).status).toBe(400)
  expect((await step(id, 'call', staff, { outcome: 'reached', text: 'Explained it' })).status).toBe(200)
  const log = await service.call(readContactLog, { params: { id: member.id } }, staff.token)
  expect(log.body.results).toMatchObject([
    { kind: 'call', outcome: 'reached', note: `About ${ticketNumber(id)}: Explained it` },
  ])
})

test('only those who answer messages read the inbox', async () => {
  const id = await createTicket(service)
  const statusFor = async (...roles: Parameters<typeof createStaff>[1][]) => {
    const { token } = await createStaff(service, ...roles)
    return (await service.call(openTicket, { params: { id } }, token)).status
  }
  expect([await statusFor('tele_executive'), await statusFor('finance_admin')]).toEqual([403, 403])
  expect([await statusFor('cc_manager'), await statusFor('super_admin')]).toEqual([200, 200])
  const member = await createMember(service)
  expect((await service.call(openTicket, { params: { id } }, member.token)).status).toBe(403)
})

test('messages are part of a member’s data, with the text only if the member was logged in', async () => {
  const staff = await person()
  const member = await createMember(service)
  const own = await createTicket(service, { text: 'My own words', email: email() }, member.token)
  await step(own, 'answer', staff, { text: 'Our answer' })
  const phone = { countryCode: '91', number: member.number, type: 'M' as const }
  const others = await createTicket(service, { text: 'Words of somebody', phone })
  const row = await loadProfile(service.db, member.id)
  const { messagesToTheOffice } = await accountOf(service.db, row, ownerOf(row))
  expect(messagesToTheOffice).toMatchObject([
    { text: 'My own words', answers: [{ text: 'Our answer' }] },
    { subject: 'plans' },
  ])
  expect(messagesToTheOffice[1]).not.toHaveProperty('text')
  await service.db.inTransaction((tx) => purgeProfile(service, tx, row))
  for (const id of [own, others]) expect(await service.db.$count(tickets, eq(tickets.id, id))).toBe(0)
})
