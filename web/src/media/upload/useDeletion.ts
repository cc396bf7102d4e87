import { deletePhoto } from '@bnr/contract/media/endpoints'
import type { MediaItem } from '@bnr/contract/media/schemas'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { toastSuccess } from '../../ui/toasts.ts'

/** Asks before a photo goes, then says that it is gone. */
export function useDeletion(profileId: number, onDone: () => void) {
  const [asked, setAsked] = useState<MediaItem>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function confirm() {
    if (!asked?.id) return
    setBusy(true)
    setProblem(undefined)
    try {
      const { message } = await call(deletePhoto, { params: { id: profileId, mid: asked.id } })
      toastSuccess(message)
      setAsked(undefined)
      onDone()
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  return { asked, busy, problem, ask: setAsked, confirm, close: () => setAsked(undefined) }
}
