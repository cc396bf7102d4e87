import { openLogin } from '../accounts/loginPrompt.ts'
import { useLateLists } from '../reference/useLateLists.ts'
import { Button } from '../ui/Button.tsx'
import { focusFirstError } from '../ui/fields/focusFirstError.ts'
import { useTranslation } from '../ui/translation.ts'
import { FirstForm } from './FirstForm.tsx'
import { asksGender, firstLists } from './firstLists.ts'
import { loadSubmit, useFirstForm } from './useFirstForm.ts'

const loadLists = async () => (await loadSubmit()).loadFirstLists()

/** The server's words for a number that is registered; whoever reads them can login on the spot. */
const known = 'Mobile number already exists. Kindly login'

/** The form of the home page that makes a profile; the wizard goes on from there. */
export function RegistrationForm() {
  const { t } = useTranslation()
  const lists = useLateLists(firstLists, loadLists)
  const { failure, ...form } = useFirstForm(focusFirstError)
  const login = form.errors.phone === known && (
    <p>
      {t('Is this number yours?')}{' '}
      <Button look="quiet" onClick={openLogin}>
        {t('Login')}
      </Button>
    </p>
  )
  const gender = asksGender(form.values.createdFor)
  return <FirstForm {...lists} {...form} asksGender={gender} failure={failure ?? (login || undefined)} />
}
