import type { TestimonialPhoto } from '@bnr/contract/testimonials/schemas'
import { useQuery } from '@tanstack/react-query'
import { Photo } from '../../media/Photo.tsx'
import { useObjectAddress } from '../../ui/useObjectAddress.ts'

/** Loads a photo with the reader's credentials, because photos have no public address before the story is public. */
export type LoadPhoto = (mid: string, signal: AbortSignal) => Promise<Blob>

export interface StoryPhotoProps {
  photo: TestimonialPhoto
  label: string
  load: LoadPhoto
}

export function StoryPhoto({ photo, label, load }: StoryPhotoProps) {
  const { data, error } = useQuery({
    queryKey: ['story photo', photo.id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => load(photo.id, signal),
  })
  const address = useObjectAddress(data)
  return address || error ? <Photo src={address} name="" alt={label} loading="eager" /> : <div aria-busy />
}
