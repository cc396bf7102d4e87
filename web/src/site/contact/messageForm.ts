import type { Reply } from '@bnr/contract/endpoint'
import { readTicketStamp, sendTicket } from '@bnr/contract/inbox/endpoints'
import { inboxMessages, ticketProblems } from '@bnr/contract/inbox/rules'
import { type NewTicket, newTicket, type TicketSubject } from '@bnr/contract/inbox/schemas'
import { indianCode } from '@bnr/contract/phone'
import { call } from '../../platform/call.ts'
import { errorsOf, type FormErrors } from '../../platform/formErrors.ts'
import { useReading } from '../../platform/useReading.ts'
import { useSending } from '../../platform/useSending.ts'
import { wholeForm } from '../../ui/form/messages.ts'
import type { FormOptions } from '../../ui/form/useForm.ts'

export const empty = {
  name: '',
  phone: { countryCode: indianCode, number: '' },
  email: '',
  subject: '' as TicketSubject | '',
  text: '',
  /** Hidden from people. */
  website: '',
}
export type MessageValues = typeof empty
export type Received = Reply<typeof sendTicket>

/** What is sent besides the answers. */
export interface Opened {
  isMember: boolean
  /** When the form was opened, signed by the server. */
  stamp: string | undefined
  /** Marks repeated requests of a browser. */
  clientId?: string
}

/** The cast is safe: the check refuses a message without a subject, and so does the server. */
export const requestOf = (values: MessageValues, { isMember, clientId, stamp }: Opened) =>
  ({
    ...(!isMember && contactOf(values)),
    subject: values.subject,
    text: values.text,
    ...(values.website && { website: values.website }),
    ...(stamp && { stamp }),
    ...(clientId && { clientId }),
  }) as NewTicket

const contactOf = ({ name, phone, email }: MessageValues) => ({
  ...(name.trim() && { name: name.trim() }),
  ...(phone.number && { phone: { ...phone, type: 'M' as const } }),
  ...(email.trim() && { email: email.trim() }),
})

export async function problemsOf(values: MessageValues, opened: Opened): Promise<FormErrors> {
  const { firstIssues } = await import('../../platform/validate.ts')
  const request = requestOf(values, opened)
  return { ...ticketProblems(contactOf(values), opened.isMember), ...firstIssues(newTicket, request) }
}

/** What the server says about fields that people see goes to these; the rest concerns the whole form. */
export function refusalsOf(error: unknown): FormErrors {
  const { stamp, website, ...fields } = errorsOf(error, newTicket)
  const whole = stamp ?? website
  return { ...fields, ...(whole && { [wholeForm]: whole }) }
}

/** Whether the form was open for too long or used too often. One that was sent too soon can be sent later. */
export function needsStamp(error: unknown): boolean {
  const { stamp } = errorsOf(error, newTicket)
  return stamp !== undefined && stamp !== inboxMessages.program
}

export const messageForm = (
  opened: Opened,
  send: (ticket: NewTicket) => Promise<void>,
): FormOptions<MessageValues> => ({
  initial: empty,
  check: (values) => problemsOf(values, opened),
  send: (values) => send(requestOf(values, opened)),
  isUnsaved: ({ text }) => text.trim() !== '',
})

export const useSendTicket = () => useSending({ mutationFn: (body: NewTicket) => call(sendTicket, { body }) })

/** Not read again by itself, because the server takes no message from a form that has just been opened. */
export const useTicketStamp = () =>
  useReading({
    queryKey: ['ticket stamp'],
    queryFn: ({ signal }) => call(readTicketStamp, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
