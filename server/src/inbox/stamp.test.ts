import { readTicketStamp, sendTicket } from '@bnr/contract/inbox/endpoints'
import { inboxLimits, inboxMessages } from '@bnr/contract/inbox/rules'
import type { NewTicket } from '@bnr/contract/inbox/schemas'
import { expect, test } from 'vitest'
import { formOpened, newMessage } from '../../test/factories/tickets.ts'
import { useService } from '../../test/harness.ts'
import { signatureOf } from '../platform/signature.ts'
import { tickets } from './tables.ts'

const service = useService()
const send = (given: Partial<NewTicket> = {}) =>
  service.call(sendTicket, { body: newMessage(service, given) })
const refusalOf = async (stamp: string | undefined) => {
  const before = await service.db.$count(tickets)
  const { status, wire } = await send({ stamp })
  expect([status, await service.db.$count(tickets)]).toEqual([400, before])
  return (wire as { fields: Record<string, string> }).fields.stp
}

test('a form that was opened long enough ago by our clock is taken', async () => {
  const { stamp } = (await service.call(readTicketStamp)).body
  expect(await refusalOf(stamp)).toBe(inboxMessages.program)
  const { now } = service.time
  service.time.now = new Date(now.getTime() + inboxLimits.shortestSeconds * 1000)
  expect((await send({ stamp })).status).toBe(200)
  service.time.now = now
})

test('a form without a stamp, or with one that we did not make, is taken for a program', async () => {
  const [at = '', id = '', signature = ''] = formOpened(service).split('.')
  const earlier = String(Number(at) - 1000)
  const ofPhotos = signatureOf(service.secrets.media, `${at}.${id}`)
  const forged = [`${earlier}.${id}.${signature}`, `${at}.${id}.`, `${at}.${id}`, `${at}.${id}.${ofPhotos}`]
  for (const stamp of [undefined, '', 'x', ...forged])
    expect(await refusalOf(stamp)).toBe(inboxMessages.program)
  expect(await refusalOf(formOpened(service, -3600))).toBe(inboxMessages.program)
})

test('a form that was open for hours is refused kindly, and a new stamp takes the same text', async () => {
  const longest = inboxLimits.formHours * 3600
  expect(await refusalOf(formOpened(service, longest + 1))).toBe(inboxMessages.staleForm)
  expect((await send({ stamp: formOpened(service, longest) })).status).toBe(200)
})

test('one form sends few messages, also to many addresses at once', async () => {
  const stamp = formOpened(service)
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send({ stamp })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 400, 400])
  expect(await refusalOf(stamp)).toBe(inboxMessages.usedForm)
})

test('without an id from a browser, a form that is posted twice stores one message', async () => {
  const message = newMessage(service, { clientId: undefined })
  const number = async (given: Partial<NewTicket> = {}) => (await send({ ...message, ...given })).body.number
  const [first, again, another] = [await number(), await number(), await number({ text: 'Another question' })]
  expect(again).toBe(first)
  expect(another).not.toBe(first)
  expect(await number({ stamp: formOpened(service) })).not.toBe(first)
})
