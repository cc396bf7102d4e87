import { CheckField } from '../../ui/fields/CheckField.tsx'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'

interface SavedBoxProps {
  label: string
  description?: string
  /** What the server has stored. */
  checked: boolean
  save: {
    isPending: boolean
    variables: boolean | undefined
    mutate: (
      checked: boolean,
      then: { onSuccess: (reply: { message: string }) => void; onError: (error: Error) => void },
    ) => void
  }
}

/** A setting that is saved as soon as its box is pressed. */
export function SavedBox({ label, description, checked, save }: SavedBoxProps) {
  return (
    <CheckField
      label={label}
      {...(description && { description })}
      checked={save.isPending ? (save.variables ?? checked) : checked}
      onChange={(chosen) =>
        save.mutate(chosen, {
          onSuccess: ({ message }) => toastSuccess(t(message)),
          onError: ({ message }) => toastError(t(message)),
        })
      }
    />
  )
}
