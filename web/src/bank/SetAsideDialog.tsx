import { type BankLine, setAsideBankLine } from '@bnr/contract/bank/endpoints'
import { rupeesShown } from '@bnr/contract/money'
import { enterReason } from '@bnr/contract/stateMachine'
import { errorsOf } from '../platform/formErrors.ts'
import { TextField } from '../ui/fields/TextField.tsx'
import { FormDialog } from '../ui/form/FormDialog.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import { useDialogForm } from '../ui/form/useDialogForm.ts'
import { toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { useSetAside } from './calls.ts'

/** Takes a line that pays no invoice off the list, with the reason. */
export function SetAsideDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const setAside = useSetAside()
  const form = useDialogForm(onClose, {
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: enterReason }),
    send: async ({ reason }) => {
      toastSuccess(t((await setAside.mutateAsync({ id: line.id, reason: reason.trim() })).message))
    },
    refused: (error) => errorsOf(error, setAsideBankLine.body),
  })
  return (
    <FormDialog form={form} title={t('Set this line aside?')} action={t('Set aside')} onClose={onClose}>
      <p>{[line.reference, rupeesShown(line.amount)].filter(Boolean).join(' · ')}</p>
      <TextField
        label={t('Reason')}
        required
        maxLength={200}
        autoComplete="off"
        {...fieldOf(form, 'reason')}
      />
    </FormDialog>
  )
}
