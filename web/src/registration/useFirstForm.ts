import { type Dispatch, type RefObject, type SetStateAction, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../ui/translation.ts'
import type { FirstFormErrors, FirstFormValues } from './FirstForm.tsx'
import { asksGender } from './firstLists.ts'

/** Rules and calls bring the contract's schemas with them; a visitor who only reads does without. */
export const loadSubmit = () => import('./firstSubmit.ts')

const empty: FirstFormValues = {
  createdFor: '',
  gender: null,
  name: '',
  phone: { countryCode: '91', number: '' },
}

/** A press on the button also leaves a field; the message of the latter must not push the button away under it. */
const afterPress = 200

export function useFirstForm(focusFirstError: (form: HTMLFormElement) => void) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<FirstFormErrors>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const latest = useRef({ values, submits: 0 })
  latest.current.values = values

  function onChange(next: FirstFormValues) {
    const gender = asksGender(next.createdFor) ? next.gender : null
    setValues({ ...next, gender })
    setErrors((shown) => keepUnchanged(shown, values, next))
  }

  const onBlur = useBlurMessages(latest, setErrors)

  async function onSubmit(form: HTMLFormElement) {
    latest.current.submits++
    setBusy(true)
    setFailure(undefined)
    try {
      const answer = await (await loadSubmit()).submitFirstForm(values)
      if ('bnrId' in answer) return void (await navigate('/profile/register', { state: { draft: answer } }))
      setErrors(answer)
      focusFirstError(form)
    } catch (error) {
      setFailure(error instanceof Error ? t(error.message) : t('Something went wrong. Please try again'))
    } finally {
      setBusy(false)
    }
  }

  return { values, errors, failure, busy, onChange, onBlur, onSubmit }
}

type Latest = RefObject<{ values: FirstFormValues; submits: number }>

/** Says what is wrong with a field that was left, unless the whole form is sent anyway. */
function useBlurMessages(latest: Latest, setErrors: Dispatch<SetStateAction<FirstFormErrors>>) {
  return (field: keyof FirstFormValues) => {
    const { submits } = latest.current
    setTimeout(async () => {
      const { blurMessage } = await loadSubmit()
      if (latest.current.submits !== submits) return
      const message = blurMessage(field, latest.current.values)
      if (message) setErrors((shown) => ({ [field]: message, ...shown }))
    }, afterPress)
  }
}

/** A message stands until its field is changed. */
function keepUnchanged(errors: FirstFormErrors, old: FirstFormValues, next: FirstFormValues) {
  const kept = Object.entries(errors).filter(([field]) => {
    const key = field as keyof FirstFormValues
    return old[key] === next[key]
  })
  return Object.fromEntries(kept) as FirstFormErrors
}
