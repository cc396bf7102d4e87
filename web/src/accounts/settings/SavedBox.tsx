import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'

interface SavedBoxProps {
  label: ReactNode
  description?: string
  /** What the server has stored. */
  checked: boolean
  save: Pick<UseMutationResult<{ message: string }, Error, boolean>, 'mutateAsync' | 'reset'>
}

/** A setting that is saved as soon as its box is pressed. */
export function SavedBox({ label, description, checked, save }: SavedBoxProps) {
  // The mutation says later that it is pending; until then the box would jump back.
  const [chosen, setChosen] = useState<boolean>()
  const presses = useRef(0)

  async function choose(now: boolean) {
    setChosen(now)
    presses.current += 1
    const press = presses.current
    const isLast = () => press === presses.current
    // The same choice within half a second is no double click if another one came between.
    save.reset()
    await save.mutateAsync(now).then(
      ({ message }) => isLast() && toastSuccess(t(message)),
      ({ message }: Error) => isLast() && toastError(t(message)),
    )
    if (isLast()) setChosen(undefined)
  }

  return (
    <CheckField
      label={label}
      {...(description && { description })}
      checked={chosen ?? checked}
      onChange={(now) => void choose(now)}
    />
  )
}
