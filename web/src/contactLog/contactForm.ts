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

/** Form values as text. */
export interface ContactValues {
  kind: ContactKind
  outcome: CallOutcome | ''
  note: string
  followUpOn: string
  followUpAt: string
}

/** No calls can be logged for a family that asked us not to call. */
export const kindsOffered = (doNotCall: boolean): readonly ContactKind[] =>
  doNotCall ? ['note', 'allow'] : ['call', 'note']

export type Family = Pick<Profile, 'status' | 'doNotCall'>

/** Leaves out outcomes that need a follow-up when the family must not be contacted again. */
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

/** Sends only the fields that the chosen kind and outcome show. */
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
