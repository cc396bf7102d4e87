import classes from './ReviewKey.module.css'
import { type ReviewAction, reviewKeys, useKeysOn } from './reviewKeys.ts'

export function ReviewKey({ action }: { action: ReviewAction }) {
  const [isOn] = useKeysOn()
  if (!isOn) return null
  return (
    <span className={classes.key} aria-hidden="true">
      {reviewKeys[action].key}
    </span>
  )
}
