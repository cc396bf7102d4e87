import { uploadTestimonialPhoto } from '@bnr/contract/testimonials/endpoints'
import type { Testimony } from '@bnr/contract/testimonials/schemas'
import { useUpload } from '../../media/upload/useUpload.ts'
import { toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { StoryPhotos } from '../photos/StoryPhotos.tsx'
import { loadStoryPhoto, useDeleteStoryPhoto, useStoriesChanged } from './calls.ts'

export function ManagedPhotos({ story: { id, photos } }: { story: Testimony }) {
  const changed = useStoriesChanged()
  const upload = useUpload({ endpoint: uploadTestimonialPhoto, params: { id } }, () => void changed())
  const deletion = useDeleteStoryPhoto(id)
  const remove = async (mid: string) => toastSuccess(t((await deletion.mutateAsync(mid)).message))
  return <StoryPhotos photos={photos} load={loadStoryPhoto} upload={upload} onDelete={remove} />
}
