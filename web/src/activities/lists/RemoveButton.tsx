import type { ListedActivity } from '@bnr/contract/activities/endpoints'
import { type ActivityVerb, kindOf } from '@bnr/contract/activities/kinds'
import type { OpenCard } from '@bnr/contract/profiles/card'
import { Button } from '../../ui/Button.tsx'
import { t } from '../../ui/translation.ts'
import { useUndo } from '../calls.ts'

const words: Partial<Record<ActivityVerb, { label: string; whole: string }>> = {
  shortlist: { label: 'Remove', whole: 'Remove {name} from your shortlist' },
  ignore: { label: 'Remove', whole: 'Remove {name} from your ignored profiles' },
  block: { label: 'Unblock', whole: 'Unblock {name}' },
}

export interface RemoveButtonProps {
  kind: ActivityVerb
  activity: ListedActivity
  profile: OpenCard
}

/** Undoes an own activity if its kind can be undone, and reloads the list. */
export function RemoveButton({ kind, activity, profile }: RemoveButtonProps) {
  const undo = useUndo(profile)
  const word = kindOf(kind).undone ? words[kind] : undefined
  if (!word) return null
  const { id, at, kind: code } = activity
  const own = { id, at, kind: code, from: { id: 0 }, target: { id: profile.id } }
  return (
    <Button
      variant="quiet"
      busy={undo.isPending}
      aria-label={t(word.whole, { name: profile.basic?.name ?? '' })}
      onClick={() => undo.mutate(own)}
    >
      {t(word.label)}
    </Button>
  )
}
