import { useEffect, useRef, useState } from 'react'
import { ButtonLink } from '../../ui/Button.tsx'
import { lazyDialog } from '../../ui/lazyDialog.ts'
import { useAddress } from '../../ui/list/useAddress.ts'
import { OpenButton } from '../../ui/OpenButton.tsx'
import { t } from '../../ui/translation.ts'
import { type Search, toQuery } from '../query.ts'
import { savedAddress, savedSearchesPath } from './savedAddress.ts'

const SaveSearchDialog = lazyDialog(() => import('./SaveSearchDialog.tsx'))

interface SaveSearchProps {
  search: Search
  /** The criteria in words, of which we suggest a name. */
  texts: readonly string[]
}

/** Saves the search whose results are shown; a search for one person cannot be saved. */
export function SaveSearch({ search, texts }: SaveSearchProps) {
  const [{ saved }] = useAddress(savedAddress)
  const [justSaved, setJustSaved] = useState<string>()
  const { form, values } = search
  if (form === 'id') return null
  // A filter can still arrive while the dialog is open: the dialog stays, and saves it too.
  const query = String(toQuery({ form, values, page: 0 }))
  const wasSaved = justSaved === query
  if (justSaved && !wasSaved) setJustSaved(undefined)
  if (saved > 0 || wasSaved) return <SavedLink takesFocus={wasSaved} />
  return (
    <OpenButton
      label="Save this search"
      variant="quiet"
      opens={(close) => (
        <SaveSearchDialog search={search} texts={texts} onSaved={() => setJustSaved(query)} onClose={close} />
      )}
    />
  )
}

/** Takes the place of the button that saved the search, and its focus. */
function SavedLink({ takesFocus }: { takesFocus: boolean }) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (takesFocus) link.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <ButtonLink ref={link} variant="quiet" to={savedSearchesPath}>
      {t('Saved searches')}
    </ButtonLink>
  )
}
