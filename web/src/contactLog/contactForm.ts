import {
  type CallOutcome,
  type ContactKind,
  type NewContact,
  newContact,
} from '@bnr/contract/contactLog/entry'
import { contactProblems, followUpOf } from '@bnr/contract/contactLog/rules'
import { indianDay } from '@bnr/contract/indianDay'
import { errorsOf } from '../platform/formErrors.ts'
import type { FormOptions } from '../ui/form/useForm.ts'

/** What is typed or chosen, as text. */
export interface ContactValues {
  kind: ContactKind
  outcome: CallOutcome | ''
  note: string
  followUpOn: string
}

/** Of a family that asked not to be called, no call can be written down. */
export const kindsOffered = (doNotCall: boolean): readonly ContactKind[] =>
  doNotCall ? ['note', 'allow'] : ['call', 'note']

export const offersFollowUp = ({ kind, outcome }: ContactValues): boolean =>
  kind === 'call' ? outcome !== '' && followUpOf(outcome) !== 'never' : kind === 'note'

/** What is not asked for, as it is filled in, is not sent. */
const entryOf = (values: ContactValues): NewContact => ({
  kind: values.kind,
  ...(values.kind === 'call' && values.outcome ? { outcome: values.outcome } : {}),
  ...(values.note.trim() ? { note: values.note.trim() } : {}),
  ...(offersFollowUp(values) && values.followUpOn ? { followUpOn: values.followUpOn } : {}),
})

export const contactForm = (
  kind: ContactKind,
  send: (entry: NewContact) => Promise<void>,
): FormOptions<ContactValues> => ({
  initial: { kind, outcome: '', note: '', followUpOn: '' },
  check: (values) => contactProblems(entryOf(values), indianDay(new Date())),
  send: (values) => send(entryOf(values)),
  refused: (error) => errorsOf(error, newContact),
  isUnsaved: ({ note }) => note.trim() !== '',
})
