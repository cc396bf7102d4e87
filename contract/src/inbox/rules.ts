import { hasValidLength, tenDigitMobile } from '../phone.ts'
import type { NewTicket, StepName, TicketStep } from './schemas.ts'

export const inboxLimits = {
  /** Messages of one mobile number or e-mail address within 24 hours. */
  senderADay: 3,
  /** Messages of everybody within 24 hours; far above what people write. */
  everybodyADay: 1000,
  /** Messages of an address on the network, and within how many minutes. */
  network: { requests: 5, perMinutes: 60 },
  /** A person needs longer to fill in the form, in seconds. */
  shortestSeconds: 3,
  /** Hours for which an opened form can be sent. */
  formHours: 6,
  /** Messages that one opened form can send. */
  ofAForm: 3,
  /** Years after its last change until we delete a ticket. */
  keptYears: 2,
} as const

export const inboxMessages = {
  unreachable: 'Enter a mobile number or an e-mail address, so that we can answer',
  program: 'We could not take this message. Please wait a moment and send it again, or call us',
  staleForm: 'This form was open for a long time. Your message is still here: please send it again',
  usedForm: 'This form has sent several messages. Your message is still here: please send it again',
  tooMany: 'You have written to us several times today. Please call us, or write again tomorrow',
  noEmail: 'This person gave no e-mail address. Call them, and log the call',
  noPhone: 'This person gave no mobile number. Answer by e-mail',
} as const

/** The number that the person reads, such as BNR-T-000123. */
export const ticketNumber = (id: number): string => `BNR-T-${String(id).padStart(6, '0')}`

/** The id in a typed number, with or without its letters; undefined if it is none. */
export function ticketIdIn(typed: string): number | undefined {
  const [, digits] = /^(?:BNR-T-)?0*([1-9]\d{0,8})$/i.exec(typed.trim()) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** Messages by readable path. Members need not enter who they are. */
export function ticketProblems({ name, phone, email }: Partial<NewTicket>, isMember: boolean) {
  if (isMember) return {}
  return {
    ...(!name && { name: 'Enter your name' }),
    ...(!phone && !email && { email: inboxMessages.unreachable }),
    ...(phone && !hasValidLength(phone) && { 'phone.number': tenDigitMobile }),
  }
}

/** What is missing from a step, by readable path. */
export function stepProblems(name: StepName, { text, outcome }: Pick<TicketStep, 'text' | 'outcome'>) {
  return {
    ...(needsText(name) && !text && { text: 'Enter some text' }),
    ...(name === 'call' && !outcome && { outcome: 'Select how the call went' }),
    ...(name !== 'call' && outcome && { outcome: 'Only a call has an outcome' }),
  }
}

export const needsText = (name: StepName): boolean => ['answer', 'reply', 'note'].includes(name)
