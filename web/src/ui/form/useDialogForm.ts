import { useIsShown } from '../../platform/useIsShown.ts'
import { toastError } from '../toasts.ts'
import type { FormControl } from './formAccess.ts'
import { messageOf } from './messageOf.ts'
import { type FormOptions, useForm } from './useForm.ts'

/**
 * A form whose dialog closes once `send`, or work that the form runs, is done and did not return false. A reply to a
 * dialog that was closed before closes none that was opened since, and a toast shows a refusal.
 */
export function useDialogForm<Values extends object>(
  onClose: () => void,
  options: FormOptions<Values>,
): FormControl<Values> {
  const isShown = useIsShown()

  async function closeAfter(work: () => unknown) {
    try {
      if ((await work()) !== false && isShown.current) onClose()
    } catch (error) {
      if (isShown.current) throw error
      toastError(messageOf(error))
    }
  }

  const form = useForm({ ...options, send: (values) => closeAfter(() => options.send(values)) })
  return { ...form, run: (work) => form.run(() => closeAfter(work)) }
}
