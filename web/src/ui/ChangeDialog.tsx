import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIsShown } from '../platform/useIsShown.ts'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'
import { toastError, toastSuccess } from './toasts.ts'
import { t } from './translation.ts'

interface ChangeDialogProps<Input, Result> extends Omit<ConfirmDialogProps, 'open' | 'busy' | 'onConfirm'> {
  change: UseMutationResult<Result, Error, Input>
  /** What the change is sent with. */
  input: Input
  /** What a toast says afterwards, unless the list itself shows it. */
  done?: (result: Result) => string
  /** Renders the dialog after a failure that needs more than a toast. */
  failure?: (error: Error) => ReactNode
}

/**
 * Confirms a change, sends it, and closes. A toast says how it went, also if the dialog was closed before the reply,
 * which closes none that was opened since.
 */
export function ChangeDialog<Input, Result>(props: ChangeDialogProps<Input, Result>) {
  const { change, input, done, failure, ...dialog } = props
  const isShown = useIsShown()
  const close = () => isShown.current && dialog.onClose()

  const confirm = () =>
    change.mutateAsync(input).then(
      (result) => {
        if (done) toastSuccess(done(result))
        close()
      },
      (error: Error) => {
        if (isShown.current && failure?.(error)) return
        toastError(t(error.message))
        close()
      },
    )
  const shownFailure = change.error && failure?.(change.error)
  return (
    shownFailure || <ConfirmDialog {...dialog} busy={change.isPending} onConfirm={() => void confirm()} />
  )
}
