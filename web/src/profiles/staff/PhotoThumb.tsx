import type { StaffCard } from '@bnr/contract/profiles/card'
import { Photo } from '../../media/Photo.tsx'
import { photosWithPending } from '../../media/photos.ts'
import classes from './PhotoThumb.module.css'

/** The face in the row of a table, also one that waits for approval. */
export function PhotoThumb({ profile: { media, basic } }: { profile: StaffCard }) {
  return (
    <span className={classes.photo}>
      <Photo src={photosWithPending(media)[0]?.thumbnailUrl} name={basic?.name ?? ''} />
    </span>
  )
}
