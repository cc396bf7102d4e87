import type { NewOnPage } from '@bnr/contract/search/newProfiles'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { useAddress } from '../../ui/list/useAddress.ts'
import { dayShown } from '../../ui/moments.ts'
import { ToneBadge } from '../../ui/ToneBadge.tsx'
import { t } from '../../ui/translation.ts'
import { useNoteLook } from './calls.ts'
import classes from './NewSince.module.css'
import { savedAddress } from './savedAddress.ts'

/**
 * Leaves out of the results of a saved search what was there at the last look, if the member wants that, and records
 * this look.
 */
export function NewSince({ found }: { found: { fresh?: NewOnPage | undefined } | undefined }) {
  const [{ saved, new: onlyNew }, change] = useAddress(savedAddress)
  // The address changes only once the results are there; a press must show at once.
  const [chosen, setChosen] = useState(onlyNew)
  useEffect(() => setChosen(onlyNew), [onlyNew])
  const fresh = found?.fresh
  useLook(saved, fresh?.at)
  return (
    <div className={classes.choice}>
      <CheckField
        label={fresh ? t('Only new since {day}', { day: dayShown(fresh.since) }) : t('Only new')}
        checked={chosen}
        onChange={(on) => {
          setChosen(on)
          change({ new: on }, { preventScrollReset: true })
        }}
      />
    </div>
  )
}

/** Records the look at these results once they are there. */
function useLook(searchId: number, at: string | undefined): void {
  const noted = useRef<string>(undefined)
  const { mutate } = useNoteLook()
  useEffect(() => {
    const look = `${searchId} ${at}`
    if (!at || noted.current === look) return
    noted.current = look
    mutate({ searchId, at })
  }, [mutate, searchId, at])
}

/** The note on the cards of profiles that are new. */
export const newMarkOf =
  (fresh: NewOnPage | undefined) =>
  ({ id }: { id: number }) =>
    fresh?.ids.includes(id) && <NewMark since={fresh.since} />

function NewMark({ since }: Pick<NewOnPage, 'since'>) {
  return (
    <p>
      <ToneBadge tone="good">{t('New since {day}', { day: dayShown(since) })}</ToneBadge>
    </p>
  )
}

/** A saved search that may have results, but none that are new. */
export function NothingNew() {
  const [, change] = useAddress(savedAddress)
  return (
    <EmptyState
      title={t('Nobody is new since your last look')}
      action={<Button onClick={() => change({ new: false })}>{t('See all results')}</Button>}
    />
  )
}
