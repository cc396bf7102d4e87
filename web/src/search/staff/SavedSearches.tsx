import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { Surface } from '../../ui/Surface.tsx'
import { t } from '../../ui/translation.ts'
import { useFocusAfterRemoval } from '../../ui/useFocusAfterRemoval.ts'
import { useFocusIfLost } from '../../ui/useFocusIfLost.ts'
import { DeleteSearchDialog, SearchNameDialog } from './lateDialogs.ts'
import classes from './SavedSearches.module.css'
import { type SavedSearch, useSavedSearches } from './savedCalls.ts'
import { staffSearchPath } from './staffSearchPath.ts'

/** Shows nothing while the person has no saved searches. */
export function SavedSearches() {
  const { data = [] } = useSavedSearches()
  const [named, setNamed] = useState<SavedSearch>()
  const [deleted, setDeleted] = useState<SavedSearch>()
  const list = useFocusAfterRemoval(data.length)
  useFocusIfLost(String(data.length === 0))
  if (data.length === 0) return null
  return (
    <Surface as="section" className={classes.saved} aria-labelledby="saved-searches">
      <h2 id="saved-searches" className={classes.title}>
        {t('Saved searches')}
      </h2>
      <ul ref={list} tabIndex={-1} className={classes.list}>
        {data.map((search) => (
          <li key={search.id} className={classes.row}>
            <Link to={`${staffSearchPath}?${search.query}`}>{search.name}</Link>
            <Button
              variant="quiet"
              aria-label={t('Rename {name}', { name: search.name })}
              onClick={() => setNamed(search)}
            >
              {t('Rename')}
            </Button>
            <Button
              variant="quiet"
              aria-label={t('Delete {name}', { name: search.name })}
              onClick={() => setDeleted(search)}
            >
              {t('Delete')}
            </Button>
          </li>
        ))}
      </ul>
      {named && <SearchNameDialog search={named} onClose={() => setNamed(undefined)} />}
      {deleted && <DeleteSearchDialog search={deleted} onClose={() => setDeleted(undefined)} />}
    </Surface>
  )
}
