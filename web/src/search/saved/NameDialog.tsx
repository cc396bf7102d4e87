import { renameSearch } from '@bnr/contract/search/saved'
import type { ReactNode } from 'react'
import { errorsOf } from '../../platform/formErrors.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useDialogForm } from '../../ui/form/useDialogForm.ts'
import { t } from '../../ui/translation.ts'

/** In characters. */
export const longestName = 60

interface NameDialogProps {
  title: string
  /** The name so far, or a suggestion. */
  name?: string
  send: (name: string) => Promise<unknown>
  onClose: () => void
  /** Shown below the field. */
  children?: ReactNode
}

/** Asks for the name of a saved search, of members and of staff. */
export function NameDialog({ title, name = '', send, onClose, children }: NameDialogProps) {
  const form = useDialogForm(onClose, {
    initial: { name },
    check: validate,
    send: (typed) => send(typed.name),
    refused: (error) => errorsOf(error, renameSearch.body),
  })
  return (
    <FormDialog form={form} title={title} action={t('Save')} onClose={onClose} takesFocus>
      <TextField
        label={t('Name of the search')}
        required
        maxLength={longestName}
        {...fieldOf(form, 'name')}
      />
      {children}
    </FormDialog>
  )
}

/** Loads the schema only when the form is submitted. */
async function validate(values: { name: string }) {
  const { firstIssues } = await import('../../platform/validate.ts')
  return firstIssues(renameSearch.body, values)
}
