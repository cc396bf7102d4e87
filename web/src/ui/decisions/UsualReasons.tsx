import type { KeyboardEvent } from 'react'
import keys from '../review/ReviewKey.module.css'
import { useKeysOn } from '../review/reviewKeys.ts'
import { t } from '../translation.ts'
import classes from './UsualReasons.module.css'

export interface UsualReasonsProps {
  reasons: readonly string[]
  onChoose: (reason: string) => void
}

/** The most common reasons. A press chooses one, or its digit while one of them has the focus. */
export function UsualReasons({ reasons, onChoose }: UsualReasonsProps) {
  const [isOn] = useKeysOn()
  if (reasons.length === 0) return null
  return (
    <ul
      className={classes.reasons}
      aria-label={t('Common reasons')}
      onKeyDown={(event) => {
        const reason = isOn ? reasons[digitOf(event) - 1] : undefined
        if (reason) onChoose(t(reason))
      }}
    >
      {reasons.map((reason, index) => (
        <li key={reason}>
          <button type="button" aria-keyshortcuts={String(index + 1)} onClick={() => onChoose(t(reason))}>
            {isOn && (
              <span className={keys.cap} aria-hidden="true">
                {index + 1}
              </span>
            )}
            {t(reason)}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Returns the digit of a single unmodified key press, or 0. */
function digitOf({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): number {
  if (ctrlKey || metaKey || altKey || repeat) return 0
  return /^[1-9]$/.test(key) ? Number(key) : 0
}
