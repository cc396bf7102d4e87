import { callOutcomes } from '@bnr/contract/contactLog/entry'
import { inboxMessages, needsText, stepProblems } from '@bnr/contract/inbox/rules'
import {
  type OpenedTicket,
  type StepName,
  stepNames,
  type TicketOutcome,
  ticketOutcomes,
} from '@bnr/contract/inbox/schemas'
import { ticketMachine } from '@bnr/contract/inbox/states'
import { canDo } from '@bnr/contract/stateMachine'
import { useState } from 'react'
import { useSession } from '../accounts/session.ts'
import { Button } from '../ui/Button.tsx'
import { ChoiceField } from '../ui/fields/ChoiceField.tsx'
import { withNone } from '../ui/fields/choice.ts'
import { TextAreaField } from '../ui/fields/TextAreaField.tsx'
import { FormDialog } from '../ui/form/FormDialog.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import { useDialogForm } from '../ui/form/useDialogForm.ts'
import { toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { useAssignTicket, useInboxStaff, useStepTicket } from './calls.ts'

type Opens = StepName | 'assign'

/** The steps that are possible now. Without an address there is nothing to answer, so the call comes first. */
export function TicketActions({ ticket }: { ticket: OpenedTicket }) {
  const [opened, setOpened] = useState<Opens>()
  const close = () => setOpened(undefined)
  const offered = [...stepNames, 'assign' as const].filter((name) => canDo(ticket, name))
  return (
    <>
      {!ticket.email && <p className="note">{t(inboxMessages.noEmail)}</p>}
      {offered.map((name, index) => (
        <Button key={name} variant={index === 0 ? undefined : 'outlined'} onClick={() => setOpened(name)}>
          {t(ticketMachine.actions[name].label)}
        </Button>
      ))}
      {opened === 'assign' && <AssignDialog ticket={ticket} onClose={close} />}
      {opened && opened !== 'assign' && <StepDialog ticket={ticket} name={opened} onClose={close} />}
    </>
  )
}

interface DialogProps {
  ticket: OpenedTicket
  onClose: () => void
}

const textLabels: Record<StepName, string> = {
  answer: 'Answer',
  call: 'Note',
  reply: 'What they wrote',
  note: 'Note',
  close: 'Note',
  reopen: 'Note',
}

function StepDialog({ ticket, name, onClose }: DialogProps & { name: StepName }) {
  const step = useStepTicket(ticket.id, name)
  const [clientId] = useState(() => crypto.randomUUID())
  const stepOf = ({ text, outcome }: { text: string; outcome: TicketOutcome | '' }) => ({
    ...(text.trim() && { text: text.trim() }),
    ...(outcome && { outcome }),
  })
  const form = useDialogForm(onClose, {
    initial: { text: '', outcome: '' as TicketOutcome | '' },
    check: (values) => stepProblems(name, stepOf(values)),
    send: async (values) => {
      toastSuccess((await step.mutateAsync({ ...stepOf(values), clientId })).message)
    },
    isUnsaved: ({ text }) => text.trim() !== '',
  })
  const label = t(ticketMachine.actions[name].label)
  return (
    <FormDialog
      form={form}
      title={`${label}: ${ticket.number}`}
      action={name === 'answer' ? t('Send') : t('Save')}
      onClose={onClose}
    >
      {name === 'call' && (
        <ChoiceField
          label={t('Outcome')}
          required
          choices={withNone(
            t('Select'),
            ticketOutcomes.map((value) => ({ value, label: t(callOutcomes[value].label) })),
          )}
          {...fieldOf(form, 'outcome')}
        />
      )}
      <TextAreaField
        label={t(textLabels[name])}
        description={name === 'answer' ? t('Sent to {email}.', { email: ticket.email ?? '' }) : undefined}
        required={needsText(name)}
        rows={name === 'answer' ? 8 : 3}
        maxLength={3000}
        {...fieldOf(form, 'text')}
      />
    </FormDialog>
  )
}

function AssignDialog({ ticket: { id, number, ownerId, owner = '' }, onClose }: DialogProps) {
  const { user } = useSession()
  const { data = [] } = useInboxStaff()
  const assign = useAssignTicket(id)
  const first =
    ownerId === undefined ? { id: user?.userId, name: user?.name ?? '' } : { id: ownerId, name: owner }
  const form = useDialogForm(onClose, {
    initial: { staffId: String(first.id ?? '') },
    send: async ({ staffId }) => {
      toastSuccess((await assign.mutateAsync(Number(staffId) || undefined)).message)
    },
  })
  // Somebody who has left is in no list, and the list may still be loading. The field would show Nobody.
  const listed = data.some((one) => one.id === first.id) ? data : [...data, first]
  const choices = withNone(
    t('Nobody'),
    listed.map((one) => ({ value: String(one.id), label: one.name })),
  )
  return (
    <FormDialog form={form} title={t('Assign {number}', { number })} action={t('Assign')} onClose={onClose}>
      <ChoiceField label={t('Assigned to')} choices={choices} {...fieldOf(form, 'staffId')} />
    </FormDialog>
  )
}
