import { useLocation, useNavigate } from 'react-router'
import { openLogin } from '../accounts/loginPrompt.ts'
import { useLateLists } from '../reference/useLateLists.ts'
import { Button } from '../ui/Button.tsx'
import type { Phone } from '../ui/fields/PhoneField.tsx'
import { useForm } from '../ui/form/useForm.ts'
import { t } from '../ui/translation.ts'
import { FirstForm } from './FirstForm.tsx'
import { noAnswers } from './firstAnswers.ts'
import { firstLists } from './firstLists.ts'

/** Loaded late, because rules and calls bring the contract's schemas, which a visitor who only reads does not need. */
const loadSubmit = () => import('./firstSubmit.ts')
const loadLists = async () => (await loadSubmit()).loadFirstLists()

/** The server's message for a registered number; the form then offers the login. */
const known = 'Mobile number already exists. Kindly login'

/** The form of the home page that creates a profile; the wizard continues from there. A login may bring its number. */
export function RegistrationForm() {
  const phone = phoneOf(useLocation().state)
  return <FirstQuestions key={phone?.number} phone={phone} />
}

const phoneOf = (state: unknown): Phone | undefined =>
  typeof state === 'object' && state !== null && 'register' in state ? (state.register as Phone) : undefined

function FirstQuestions({ phone }: { phone: Phone | undefined }) {
  const navigate = useNavigate()
  const lists = useLateLists(firstLists, loadLists)
  const form = useForm({
    initial: phone ? { basic: { ...noAnswers.basic, phone } } : noAnswers,
    check: async (answers) => (await loadSubmit()).checkFirstForm(answers),
    send: async (answers) => {
      const draft = await (await loadSubmit()).register(answers)
      await navigate('/profile/register', { state: { draft } })
    },
    refused: async (error) => (await loadSubmit()).refusedFields(error),
  })
  const login = form.errorIn('basic.phone') === t(known) && (
    <p>
      {t('Is this number yours?')}{' '}
      <Button variant="quiet" onClick={openLogin}>
        {t('Login')}
      </Button>
    </p>
  )
  return <FirstForm {...lists} form={form} hint={login} />
}
