import { useIsShown } from '../../platform/useIsShown.ts'
import { toastError } from '../toasts.ts'
import { t } from '../translation.ts'
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
  const { send, refused } = options

  async function closeAfter(work: () => unknown) {
    try {
      const isDone = (await work()) !== false
      if (isDone && isShown.current) onClose()
    } catch (error) {
      if (isShown.current) throw error
      const [message] = Object.values((await refused?.(error)) ?? {})
      toastError(message ? t(message) : messageOf(error))
    }
  }

  const form = useForm({ ...options, send: (values) => closeAfter(() => send(values)) })
  return { ...form, run: (work) => form.run(() => closeAfter(work)) }
}
