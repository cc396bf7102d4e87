import { CallError } from '@bnr/contract/client'
import { sendTicket } from '@bnr/contract/inbox/endpoints'
import { data } from 'react-router'
import { isStaff } from '../../accounts/session.ts'
import { call } from '../../platform/call.ts'
import type { FormErrors } from '../../platform/formErrors.ts'
import { currentPage } from '../../platform/visit.ts'
import { wholeForm } from '../../ui/form/messages.ts'
import { empty, type MessageValues, problemsOf, type Received, refusalsOf, requestOf } from './messageForm.ts'

/** What the server answers to a form that was posted without JavaScript. */
export type Posted = { received: Received } | { values: MessageValues; refusals: FormErrors }

/** Makes the call that the browser would have made, so the same checks and limits apply. */
export async function answerForm({ request }: { request: Request }) {
  const posted = await request.formData()
  const typed = (name: string) => String(posted.get(name) ?? '')
  const values = valuesOf(typed)
  const user = currentPage()?.user
  const opened = { isMember: !!user && !isStaff(user), stamp: typed('stamp') }
  const refusals = await problemsOf(values, opened)
  if (Object.keys(refusals).length > 0) return refused(values, refusals, 400)
  try {
    return data<Posted>({ received: await call(sendTicket, { body: requestOf(values, opened) }) })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const found = refusalsOf(error)
    const shown = Object.keys(found).length > 0 ? found : { [wholeForm]: error.message }
    return refused(values, shown, error.status)
  }
}

const refused = (values: MessageValues, refusals: FormErrors, status: number) =>
  data<Posted>({ values, refusals }, { status })

const valuesOf = (typed: (name: string) => string): MessageValues => ({
  name: typed('name'),
  phone: {
    countryCode: typed('cc') || empty.phone.countryCode,
    number: typed('phone').replace(/[\s-]/g, ''),
  },
  email: typed('email'),
  // The check refuses what is not on the list.
  subject: typed('subject') as MessageValues['subject'],
  text: typed('text'),
  website: typed('website'),
})
