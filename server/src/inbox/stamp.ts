import { createHash, randomUUID } from 'node:crypto'
import { inboxLimits, inboxMessages } from '@bnr/contract/inbox/rules'
import { type NewTicket, newTicket } from '@bnr/contract/inbox/schemas'
import { refuseProblems } from '../http/refuseProblems.ts'
import { isSignature, signatureOf } from '../platform/signature.ts'
import type { Services } from '../services/services.ts'

type Needs = Pick<Services, 'clock' | 'secrets'>

/** Says when a form was opened. Only our own clock counts: that of a browser can say anything. */
export function makeStamp({ clock, secrets }: Needs): string {
  const opened = `${clock.now().getTime()}.${randomUUID()}`
  return `${opened}.${signatureOf(secrets.form, opened)}`
}

function readStamp({ secrets }: Needs, stamp = ''): { at: number; formId: string } | undefined {
  const [at = '', formId = '', signature = ''] = stamp.split('.')
  return isSignature(secrets.form, `${at}.${formId}`, signature) ? { at: Number(at), formId } : undefined
}

/** The form that sends a message. Refuses one that we did not open, or opened just now or long ago. */
export function requireForm(services: Needs, { website, stamp }: NewTicket): string {
  const form = readStamp(services, stamp)
  const seconds = form ? (services.clock.now().getTime() - form.at) / 1000 : 0
  const problem =
    seconds < inboxLimits.shortestSeconds
      ? inboxMessages.program
      : seconds > inboxLimits.formHours * 3600 && inboxMessages.staleForm
  refuseProblems(newTicket, {
    ...(website && { website: inboxMessages.program }),
    ...(problem && { stamp: problem }),
  })
  return form?.formId ?? ''
}

/** Without JavaScript no browser chooses an id, so the same message of the same form is one message. */
export function messageIdOf(
  { clientId, name, phone, email, subject, text }: NewTicket,
  formId: string,
): string {
  if (clientId) return clientId
  const content = JSON.stringify([formId, name, phone, email, subject, text])
  return createHash('sha256').update(content).digest('hex').slice(0, 32)
}
