import type { UseMutationResult } from '@tanstack/react-query'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'
import { toastError, toastSuccess } from './toasts.ts'
import { t } from './translation.ts'

interface ChangeDialogProps<Input, Result> extends Omit<ConfirmDialogProps, 'open' | 'busy' | 'onConfirm'> {
  change: UseMutationResult<Result, Error, Input>
  /** What the change is sent with. */
  input: Input
  /** What a toast says afterwards, unless the list itself shows it. */
  done?: (result: Result) => string
}

/** Confirms a change, sends it, and closes. A toast says how it went. */
export function ChangeDialog<Input, Result>(props: ChangeDialogProps<Input, Result>) {
  const { change, input, done, ...dialog } = props
  const confirm = () =>
    change.mutate(input, {
      onSuccess: (result) => done && toastSuccess(done(result)),
      onError: ({ message }) => toastError(t(message)),
      onSettled: dialog.onClose,
    })
  return <ConfirmDialog {...dialog} busy={change.isPending} onConfirm={confirm} />
}
