import { indianNumber } from '@bnr/contract/indianNumber'
import { type ReactNode, useState } from 'react'
import { mayDo, useSession } from '../../accounts/session.ts'
import { Button } from '../../ui/Button.tsx'
import { t } from '../../ui/translation.ts'
import { AllMatching, useBulkKinds } from './AllMatching.tsx'
import type { Matching } from './calls.ts'

interface SelectAllProps {
  /** Whether every row of the page is ticked. */
  isPageTicked: boolean
  /** Rows of the page. */
  shown: number
  matching: Matching
  /** The actions for the ticked rows. */
  children: ReactNode
}

/** Once a page is ticked, offers all profiles that match, with the actions that are possible for so many. */
export function SelectAll({ isPageTicked, shown, matching, children }: SelectAllProps) {
  const [isAll, setAll] = useState(false)
  // A page that is ticked again later is not yet all that match.
  if (isAll && !isPageTicked) setAll(false)
  const kinds = useBulkKinds()
  const mayWrite = mayDo(useSession().user, 'campaigns.send')
  if (!isPageTicked || matching.total <= shown || !(mayWrite || kinds.length > 0)) return children
  const count = indianNumber(matching.total)
  if (!isAll)
    return (
      <>
        {children}
        <Button variant="quiet" onClick={() => setAll(true)}>
          {t('Select all {count} that match', { count })}
        </Button>
      </>
    )
  return (
    <div className="row-2">
      <strong role="status">{t('All {count} that match are selected', { count })}</strong>
      <AllMatching matching={matching} />
      <Button variant="quiet" onClick={() => setAll(false)}>
        {t('Only this page')}
      </Button>
    </div>
  )
}
