import { ageShown, joined, placeShown } from '@bnr/contract/profiles/facts/shown'
import { Photo } from '../../media/Photo.tsx'
import { mainPhoto } from '../../media/photos.ts'
import { ArchedFrame } from '../../ui/ArchedFrame.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { t } from '../../ui/translation.ts'
import { type ActivityTarget, nameOf } from '../target.ts'
import classes from './ActivitySheet.module.css'
import { ExpressQuestion } from './ExpressQuestion.tsx'
import type { SheetRequest } from './openSheet.ts'
import { PlanOffer } from './PlanOffer.tsx'

interface ActivitySheetProps {
  request: SheetRequest
  onClose: () => void
}

/** Asks before an interest is spent, or shows what a plan gives if the action needs one. */
export default function ActivitySheet({ request, onClose }: ActivitySheetProps) {
  const { target, refusal, express } = request
  const title = refusal ? t(refusal) : t('Express interest in {name}?', { name: nameOf(target) })
  return (
    <Dialog open shape="sheet" title={title} onClose={onClose}>
      <Person target={target} />
      {refusal && <PlanOffer target={target} refusal={refusal} onClose={onClose} />}
      {!refusal && express && <ExpressQuestion onYes={express} onClose={onClose} />}
    </Dialog>
  )
}

function Person({ target }: { target: ActivityTarget }) {
  const facts = joined([ageShown(target, t), placeShown(target)], ' · ')
  return (
    <div className={classes.person}>
      <ArchedFrame ratio="4 / 5">
        <Photo src={mainPhoto(target.media ?? [])?.thumbnailUrl} name={nameOf(target)} />
      </ArchedFrame>
      <p>
        <strong className={classes.name}>{nameOf(target)}</strong>
        {facts && <span className="note">{facts}</span>}
      </p>
    </div>
  )
}
