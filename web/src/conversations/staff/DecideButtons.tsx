import { messageReportMachine } from '@bnr/contract/conversations/reportStates'
import type { OpenedReport } from '@bnr/contract/conversations/reports'
import { enterReason } from '@bnr/contract/stateMachine'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useIsShown } from '../../platform/useIsShown.ts'
import { Button } from '../../ui/Button.tsx'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useDialogForm } from '../../ui/form/useDialogForm.ts'
import { toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { type Decision, useDecideReport } from '../reports/calls.ts'

const consequences: Record<Decision, string> = {
  dismiss: 'The message stays.',
  remove: 'Both members then read "This message was removed by our staff". You cannot undo this.',
}

export function DecideButtons({ report }: { report: OpenedReport }) {
  const [opened, setOpened] = useState<Decision>()
  const isOnPage = useIsShown()
  return (
    <>
      {report.can.map((name) => (
        <Button key={name} variant="outlined" onClick={() => setOpened(name)}>
          {t(messageReportMachine.actions[name].label)}
        </Button>
      ))}
      {opened && (
        <DecideDialog
          report={report}
          decision={opened}
          isOnPage={isOnPage}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

interface DecideDialogProps {
  report: OpenedReport
  decision: Decision
  /** False once the page of the report has been left. A closed dialog still leads to the list. */
  isOnPage: { readonly current: boolean }
  onClose: () => void
}

/** Goes back to the list afterwards, because reading the report again would be another look. */
function DecideDialog({ report, decision, isOnPage, onClose }: DecideDialogProps) {
  const { id, reporter } = report
  const decide = useDecideReport(id, decision)
  const navigate = useNavigate()
  const { label } = messageReportMachine.actions[decision]
  const form = useDialogForm(onClose, {
    initial: { note: '' },
    check: ({ note }) => (note.trim() ? {} : { note: t(enterReason) }),
    send: async ({ note }) => {
      const { message } = await decide.mutateAsync(note.trim())
      toastSuccess(message)
      if (isOnPage.current) await navigate('/ad/reported-messages')
    },
  })
  return (
    <FormDialog form={form} title={t(label)} action={t(label)} onClose={onClose}>
      <p>
        {t(consequences[decision])}{' '}
        {reporter && t('We tell the person who reported it the decision, not the reason.')}
      </p>
      <TextAreaField label={t('Reason')} required maxLength={500} {...fieldOf(form, 'note')} />
    </FormDialog>
  )
}
