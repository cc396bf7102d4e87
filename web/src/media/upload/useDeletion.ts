import { deletePhoto } from '@bnr/contract/media/endpoints'
import type { MediaItem } from '@bnr/contract/media/schemas'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { useSending } from '../../platform/useSending.ts'
import { toastSuccess } from '../../ui/toasts.ts'

/** Deletes a photo after a confirmation. */
export function useDeletion(profileId: number, onDone: () => void) {
  const [photo, setPhoto] = useState<MediaItem>()
  const { mutate, reset, isPending, error } = useSending({
    mutationFn: (mid: string) => call(deletePhoto, { params: { id: profileId, mid } }),
    onSuccess: ({ message }) => {
      toastSuccess(message)
      setPhoto(undefined)
      onDone()
    },
  })

  function ask(photo: MediaItem) {
    reset()
    setPhoto(photo)
  }

  return {
    photo,
    busy: isPending,
    problem: error?.message,
    ask,
    confirm: () => photo?.id && mutate(photo.id),
    close: () => setPhoto(undefined),
  }
}
