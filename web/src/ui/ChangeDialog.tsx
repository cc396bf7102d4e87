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
  // The message appears even if the dialog has been closed before the reply.
  const confirm = () =>
    change.mutateAsync(input, { onSettled: dialog.onClose }).then(
      (result) => done && toastSuccess(done(result)),
      ({ message }: Error) => toastError(t(message)),
    )
  return <ConfirmDialog {...dialog} busy={change.isPending} onConfirm={() => void confirm()} />
}
