import { creditInvoice } from '@bnr/contract/invoices/credit'
import { approveInvoice, settleInvoice } from '@bnr/contract/invoices/endpoints'
import { readNotifications } from '@bnr/contract/messages/notifications'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { creditBy } from '../../test/factories/creditNotes.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { createBuyer } from '../../test/factories/payments.ts'
import { useService } from '../../test/harness.ts'
import { messagesTo } from '../../test/outbox.ts'
import { profiles } from '../profiles/tables.ts'
import type { MailMessage } from '../services/messenger.ts'
import { mailInvoice } from './mail.ts'

const service = useService()

async function createReader(emailVerified: boolean) {
  const buyer = await createBuyer(service)
  const email = `reader.${buyer.id}@example.com`
  await service.db.update(profiles).set({ email, emailVerified }).where(eq(profiles.id, buyer.id))
  const invoice = await createInvoice(service, buyer.id, { state: 'Initiated', paymentKind: 'nr' })
  return { buyer, invoice, email }
}
type Reader = Awaited<ReturnType<typeof createReader>>

const asStaff = async (role: 'tele_manager' | 'finance_admin') => (await createStaff(service, role)).token
async function settle({ invoice: { id } }: Reader) {
  const body = { paymentKind: 'nr', transfer: { transactionId: 'UTR1' } } as const
  await service.call(settleInvoice.paid, { params: { id }, body }, await asStaff('tele_manager'))
}
const approve = async ({ invoice: { id } }: Reader) =>
  service.call(approveInvoice, { params: { id }, body: {} }, await asStaff('tele_manager'))
const credit = async ({ invoice: { id } }: Reader) =>
  service.call(creditInvoice, { params: { id }, body: { reason: 'Twice' } }, await asStaff('finance_admin'))

async function messagesAfter({ email }: Reader) {
  await service.workJobs()
  return await messagesTo(service, email)
}

/** First line and attachment of each mail so far, latest first. */
async function mailsOf(reader: Reader) {
  const mails = await messagesAfter(reader)
  return mails.map((text) => [text.split('\n')[0], text.match(/\[(.*\.pdf)\]$/)?.[1]])
}

test('each event sends one mail, and documents go only to a confirmed address', async () => {
  const [reader, unconfirmed] = [await createReader(true), await createReader(false)]
  const paid = [
    expect.stringMatching(/^Your tax invoice BNR\/\d\d-\d\d\/\d{6}$/),
    expect.stringMatching(/^invoice-BNR-\d\d-\d\d-\d{6}.pdf$/),
  ]
  const started = [expect.stringContaining('membership is active until'), undefined]
  const credited = [
    expect.stringMatching(/^Your credit note CN\/\d\d-\d\d\/\d{6}$/),
    expect.stringMatching(/^credit-note-CN-\d\d-\d\d-\d{6}.pdf$/),
  ]
  for (const one of [reader, unconfirmed]) await settle(one)
  expect(await mailsOf(reader)).toEqual([paid])
  for (const one of [reader, unconfirmed]) await approve(one)
  expect(await mailsOf(reader)).toEqual([started, paid])
  for (const one of [reader, unconfirmed]) await credit(one)
  expect(await mailsOf(reader)).toEqual([credited, started, paid])
  const documents = (await mailsOf(unconfirmed)).filter(([, file]) => file)
  expect(documents).toEqual([])
})

test('each credit note is mailed once, with its own number and amount', async () => {
  const reader = await createReader(true)
  await settle(reader)
  await mailsOf(reader)
  const byFinance = creditBy(service, await createStaff(service, 'finance_admin'))
  for (const am of [1000, 333.33]) await byFinance(reader.invoice.id, { am })
  const mails = (await messagesAfter(reader)).slice(0, 2)
  expect(mails).toEqual([
    expect.stringContaining('We credited ₹333.33 of your tax invoice'),
    expect.stringContaining('We credited ₹1,000 of your tax invoice'),
  ])
  expect(new Set(mails.map((text) => text.match(/\[credit-note-(.*)\.pdf\]$/)?.[1])).size).toBe(2)
  const notifications = await service.call(
    readNotifications,
    { params: { id: reader.buyer.id } },
    reader.buyer.token,
  )
  expect(notifications.body.results.slice(0, 2)).toMatchObject([
    { kind: 'invoicePartlyCredited', words: { amount: '₹333.33' } },
    { kind: 'invoicePartlyCredited', words: { amount: '₹1,000' } },
  ])
})

test('an invoice that is paid and approved in one step is mailed once', async () => {
  const reader = await createReader(true)
  await approve(reader)
  const invoices = (await mailsOf(reader)).filter(([subject]) => subject?.startsWith('Your tax invoice'))
  expect(invoices).toHaveLength(1)
})

test('the attachment is a PDF', async () => {
  const { invoice } = await createReader(true)
  const sent: MailMessage[] = []
  const messenger = { ...service.messenger, mail: async (message: MailMessage) => void sent.push(message) }
  await mailInvoice({ ...service, messenger }, invoice.id)
  const [file] = sent[0]?.attachments ?? []
  expect([file?.type, file?.content.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-'])
})

test('a member without a confirmed address gets a notification about a credit note', async () => {
  const unconfirmed = await createReader(false)
  await settle(unconfirmed)
  await credit(unconfirmed)
  const notifications = await service.call(
    readNotifications,
    { params: { id: unconfirmed.buyer.id } },
    unconfirmed.buyer.token,
  )
  expect(notifications.body.results[0]).toMatchObject({
    kind: 'invoiceCredited',
    words: { plan: 'Platinum Classic', number: expect.stringMatching(/^BNR\//) },
  })
})
