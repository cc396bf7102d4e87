import { followed } from '../platform/followed.ts'
import { whenNoneIsLeft } from '../platform/whenNoneIsLeft.ts'

/**
 * Whether a dialog is open that several layouts have. It stays open when a page with another layout arrives, because
 * somebody may open it while that page is on its way; on a page whose layout does not have it, it closes.
 */
export function layoutDialog() {
  const opened = followed(false)
  const close = () => opened.set(false)
  const useLeaving = whenNoneIsLeft(close)

  /** For the component that contains the dialog. */
  function useOpen(): boolean {
    useLeaving()
    return opened.useValue()
  }

  return { open: () => opened.set(true), close, useOpen }
}
