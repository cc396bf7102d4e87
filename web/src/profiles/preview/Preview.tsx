import { CallError } from '@bnr/contract/client'
import type { ReactNode } from 'react'
import { notePageStatus } from '../../platform/visit.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import classes from '../../ui/DocumentPage.module.css'
import { DocumentPage } from '../../ui/DocumentPage.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { useProfilePreview } from './calls.ts'

export interface PreviewProps {
  id: number | undefined
  isShort: boolean
  title: string
  lead: string
  actions?: ReactNode
}

/** A profile as the server draws it, for staff. */
export function Preview({ id, ...shown }: PreviewProps) {
  return (
    <div className={classes.sheet}>
      {id === undefined ? <NoProfile /> : <FoundPreview id={id} {...shown} />}
    </div>
  )
}

function FoundPreview({ id, isShort, ...shown }: PreviewProps & { id: number }) {
  const found = useProfilePreview(id, isShort)
  const { data, error } = found
  if (data === undefined && error instanceof CallError && error.status === 404) return <NoProfile />
  return <DocumentPage {...shown} found={found} />
}

function NoProfile() {
  const { t } = useTranslation()
  notePageStatus(404)
  return (
    <EmptyState
      isPage
      title={t('This profile is not here')}
      message={t('The address may be mistyped, or the profile was removed for good.')}
      action={<ButtonLink to="/ad/profile/search">{t('Search Profiles')}</ButtonLink>}
    />
  )
}
