import {
  type CallOutcome,
  type ContactKind,
  callOutcomeNames,
  type NewContact,
  newContact,
} from '@bnr/contract/contactLog/entry'
import { contactProblems, followUpOf, whyNoFollowUp } from '@bnr/contract/contactLog/rules'
import { indianDay } from '@bnr/contract/indianDay'
import type { Profile } from '@bnr/contract/profiles/profile'
import { errorsOf } from '../platform/formErrors.ts'
import type { FormOptions } from '../ui/form/useForm.ts'

/** What is typed or chosen, as text. */
export interface ContactValues {
  kind: ContactKind
  outcome: CallOutcome | ''
  note: string
  followUpOn: string
  followUpAt: string
}

/** Of a family that asked not to be called, no call can be written down. */
export const kindsOffered = (doNotCall: boolean): readonly ContactKind[] =>
  doNotCall ? ['note', 'allow'] : ['call', 'note']

/** Those of whom it is written. */
export type Family = Pick<Profile, 'status' | 'doNotCall'>

/** Where nobody gets in touch again, no outcome can ask for it. */
export const outcomesOffered = (family: Family): readonly CallOutcome[] =>
  whyNoFollowUp(family, 'call')
    ? callOutcomeNames.filter((name) => followUpOf(name) !== 'needed')
    : callOutcomeNames

export function offersFollowUp({ kind, outcome }: ContactValues, family: Family): boolean {
  if (whyNoFollowUp(family, kind)) return false
  return kind === 'call' ? outcome !== '' && followUpOf(outcome) !== 'never' : kind === 'note'
}

const dayAndTimeOf = ({ followUpOn, followUpAt }: ContactValues) => ({
  ...(followUpOn && { followUpOn }),
  ...(followUpAt && { followUpAt }),
})

/** What is not asked for, as it is filled in, is not sent. */
const entryOf = (values: ContactValues, family: Family): NewContact => ({
  kind: values.kind,
  ...(values.kind === 'call' && values.outcome ? { outcome: values.outcome } : {}),
  ...(values.note.trim() ? { note: values.note.trim() } : {}),
  ...(offersFollowUp(values, family) && dayAndTimeOf(values)),
})

export const contactForm = (
  kind: ContactKind,
  family: Family,
  send: (entry: NewContact) => Promise<void>,
): FormOptions<ContactValues> => ({
  initial: { kind, outcome: '', note: '', followUpOn: '', followUpAt: '' },
  check: (values) => contactProblems(entryOf(values, family), indianDay(new Date())),
  send: (values) => send(entryOf(values, family)),
  refused: (error) => errorsOf(error, newContact),
  isUnsaved: ({ note }) => note.trim() !== '',
})
