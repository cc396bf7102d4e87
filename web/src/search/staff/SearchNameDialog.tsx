import { renameSearch, saveSearch } from '@bnr/contract/search/saved'
import { errorsOf } from '../../platform/formErrors.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form, SubmitButton } from '../../ui/form/Form.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { t } from '../../ui/translation.ts'
import classes from './SavedSearches.module.css'
import { type SavedSearch, useRenameSearch, useSaveSearch } from './savedCalls.ts'

export interface SearchNameDialogProps {
  /** A saved search to rename, or the address of a search to save. */
  search: SavedSearch | string
  onClose: () => void
}

export function SearchNameDialog({ search, onClose }: SearchNameDialogProps) {
  const form = useNameForm(search, onClose)
  const save = <SubmitButton form={form} label={t('Save')} />
  return (
    <Dialog open title={t(typeof search === 'string' ? 'Save this search' : 'Rename')} onClose={onClose}>
      <Form form={form} className={classes.form} actions={save} takesFocus>
        <TextField label={t('Name of the search')} required maxLength={60} {...fieldOf(form, 'name')} />
      </Form>
    </Dialog>
  )
}

/** Loads the schema only when the form is submitted. */
async function validate(values: { name: string }) {
  const { firstIssues } = await import('../../platform/validate.ts')
  return firstIssues(renameSearch.body, values)
}

function useNameForm(search: SavedSearch | string, onDone: () => void) {
  const save = useSaveSearch()
  const rename = useRenameSearch()
  return useForm({
    initial: { name: typeof search === 'string' ? '' : search.name },
    check: validate,
    send: async ({ name }) => {
      if (typeof search === 'string') await save.mutateAsync({ name, query: search })
      else await rename.mutateAsync({ id: search.id, name })
      onDone()
    },
    refused: (error) => errorsOf(error, saveSearch.body),
  })
}
