import { deletePhoto } from '@bnr/contract/media/endpoints'
import type { MediaItem } from '@bnr/contract/media/schemas'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { useSending } from '../../platform/useSending.ts'
import { toastSuccess } from '../../ui/toasts.ts'

/** Asks before a photo goes, then says that it is gone. */
export function useDeletion(profileId: number, onDone: () => void) {
  const [asked, setAsked] = useState<MediaItem>()
  const { mutate, reset, isPending, error } = useSending({
    mutationFn: (mid: string) => call(deletePhoto, { params: { id: profileId, mid } }),
    onSuccess: ({ message }) => {
      toastSuccess(message)
      setAsked(undefined)
      onDone()
    },
  })

  function ask(photo: MediaItem) {
    reset()
    setAsked(photo)
  }

  return {
    asked,
    busy: isPending,
    problem: error?.message,
    ask,
    confirm: () => asked?.id && mutate(asked.id),
    close: () => setAsked(undefined),
  }
}
