import { sendTicket } from '@bnr/contract/inbox/endpoints'
import { ticketProblems } from '@bnr/contract/inbox/rules'
import { type NewTicket, newTicket, type TicketSubject } from '@bnr/contract/inbox/schemas'
import { indianCode } from '@bnr/contract/phone'
import { call } from '../../platform/call.ts'
import { errorsOf } from '../../platform/formErrors.ts'
import { useSending } from '../../platform/useSending.ts'
import type { FormOptions } from '../../ui/form/useForm.ts'

const empty = {
  name: '',
  phone: { countryCode: indianCode, number: '' },
  email: '',
  subject: '' as TicketSubject | '',
  text: '',
  /** Hidden from people. */
  website: '',
}
export type MessageValues = typeof empty

/** What is sent besides the answers: an id for repeated requests, and since when the form is open. */
interface Opened {
  isMember: boolean
  clientId: string
  at: number
}

const requestOf = (values: MessageValues, { isMember, clientId, at }: Opened) => ({
  ...(!isMember && contactOf(values)),
  subject: values.subject,
  text: values.text,
  ...(values.website && { website: values.website }),
  seconds: Math.round((Date.now() - at) / 1000),
  clientId,
})

const contactOf = ({ name, phone, email }: MessageValues) => ({
  ...(name.trim() && { name: name.trim() }),
  ...(phone.number && { phone: { ...phone, type: 'M' as const } }),
  ...(email.trim() && { email: email.trim() }),
})

/** The cast is safe, because the check refuses a message without a subject. */
export const messageForm = (
  opened: Opened,
  send: (ticket: NewTicket) => Promise<void>,
): FormOptions<MessageValues> => ({
  initial: empty,
  check: async (values) => {
    const { firstIssues } = await import('../../platform/validate.ts')
    const request = requestOf(values, opened)
    return { ...ticketProblems(contactOf(values), opened.isMember), ...firstIssues(newTicket, request) }
  },
  send: (values) => send(requestOf(values, opened) as NewTicket),
  refused: (error) => errorsOf(error, newTicket),
  isUnsaved: ({ text }) => text.trim() !== '',
})

export const useSendTicket = () => useSending({ mutationFn: (body: NewTicket) => call(sendTicket, { body }) })
