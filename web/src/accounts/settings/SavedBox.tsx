import { type ReactNode, useState } from 'react'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'

interface SavedBoxProps {
  label: ReactNode
  description?: string
  /** What the server has stored. */
  checked: boolean
  save: { mutate: (checked: boolean, then: Then) => void }
}

interface Then {
  onSuccess: (reply: { message: string }) => void
  onError: (error: Error) => void
  onSettled: () => void
}

/** A setting that is saved as soon as its box is pressed. */
export function SavedBox({ label, description, checked, save }: SavedBoxProps) {
  // The mutation says later that it is pending; until then the box would jump back.
  const [chosen, setChosen] = useState<boolean>()
  const onChange = (now: boolean) => {
    setChosen(now)
    save.mutate(now, {
      onSuccess: ({ message }) => toastSuccess(t(message)),
      onError: ({ message }) => toastError(t(message)),
      onSettled: () => setChosen(undefined),
    })
  }
  return (
    <CheckField
      label={label}
      {...(description && { description })}
      checked={chosen ?? checked}
      onChange={onChange}
    />
  )
}
