import { deleteMemberSearch, type MemberSearch } from '@bnr/contract/search/memberSearches'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../accounts/session.ts'
import { callBeforeLeaving } from '../../platform/call.ts'
import { decide } from '../../platform/decisions.ts'
import { Button } from '../../ui/Button.tsx'
import { DecisionPlace } from '../../ui/decisions/DecisionPlace.tsx'
import { lazyDialog } from '../../ui/lazyDialog.ts'
import { t } from '../../ui/translation.ts'
import { memberSearchesKey } from './calls.ts'
import classes from './SavedSearchRow.module.css'

const RenameDialog = lazyDialog(() => import('./RenameDialog.tsx'))

/** Rename and Delete. Deleting can be undone for five seconds, then it is sent. */
export function SavedSearchActions({ search }: { search: MemberSearch }) {
  const { id, name } = search
  const [isNaming, setNaming] = useState(false)
  const subject = `saved search ${id}`
  const remove = useRemove(search, subject)
  return (
    <>
      <DecisionPlace subject={subject} name={name} outcomeOf={() => 'Deleted'} isAsking={isNaming}>
        <div className={classes.choices}>
          <Button variant="quiet" of={name} aria-haspopup="dialog" onClick={() => setNaming(true)}>
            {t('Rename')}
          </Button>
          <Button variant="quiet" of={name} onClick={remove}>
            {t('Delete')}
          </Button>
        </div>
      </DecisionPlace>
      {isNaming && <RenameDialog search={search} onClose={() => setNaming(false)} />}
    </>
  )
}

function useRemove({ id: searchId }: MemberSearch, subject: string) {
  const client = useQueryClient()
  const id = useSession().user?.profileId ?? 0
  return () =>
    decide({
      subject,
      action: 'delete',
      // The list is read again after a refusal as well: another tab may have deleted the search.
      send: (atOnce) =>
        callBeforeLeaving(atOnce)(deleteMemberSearch, { params: { id, searchId } }).finally(
          () => void client.invalidateQueries({ queryKey: memberSearchesKey }),
        ),
    })
}
