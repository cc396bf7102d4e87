import { deletePhoto } from '@bnr/contract/media/endpoints'
import type { MediaItem } from '@bnr/contract/media/schemas'
import { useRef, useState } from 'react'
import { call } from '../../platform/call.ts'
import { useSending } from '../../platform/useSending.ts'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'

/** Deletes a photo after a confirmation. A late reply leaves the question about another photo alone. */
export function useDeletion(profileId: number, onDone: () => void) {
  const [photo, setPhoto] = useState<MediaItem>()
  const askedAbout = useRef<string>(undefined)
  const { mutate, reset, isPending, variables, error } = useSending({
    mutationFn: (mid: string) => call(deletePhoto, { params: { id: profileId, mid } }),
    onSuccess: ({ message }, mid) => {
      toastSuccess(message)
      if (askedAbout.current === mid) show(undefined)
      onDone()
    },
    onError: ({ message }, mid) => {
      if (askedAbout.current !== mid) toastError(t(message))
    },
  })

  function show(next: MediaItem | undefined) {
    askedAbout.current = next?.id
    setPhoto(next)
  }

  function ask(next: MediaItem) {
    if (!isPending) reset()
    show(next)
  }

  const isAboutThis = photo !== undefined && variables === photo.id
  return {
    photo,
    busy: isPending && isAboutThis,
    problem: isAboutThis ? error?.message : undefined,
    ask,
    confirm: () => photo?.id && mutate(photo.id),
    close: () => show(undefined),
  }
}
