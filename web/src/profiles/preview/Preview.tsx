import { CallError } from '@bnr/contract/client'
import { previewProfile } from '@bnr/contract/profiles/preview'
import type { ReactNode } from 'react'
import { call } from '../../platform/call.ts'
import { profilesKey } from '../../platform/queryClient.ts'
import { useReading } from '../../platform/useReading.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import classes from '../../ui/DocumentPage.module.css'
import { DocumentPage } from '../../ui/DocumentPage.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { t } from '../../ui/translation.ts'

/** Reads the document; the short one has no contact details. */
const useProfilePreview = (id: number | undefined, isShort: boolean) =>
  useReading({
    queryKey: [...profilesKey, 'preview', id, isShort],
    enabled: id !== undefined,
    queryFn: async ({ signal }) => {
      const query = isShort ? ({ s: '1' } as const) : {}
      const page = (await call(previewProfile, { params: { id: id ?? 0 }, query }, signal)) as Blob
      return await page.text()
    },
  })

export interface PreviewProps {
  id: number | undefined
  isShort: boolean
  title: string
  lead: string
  actions?: ReactNode
}

export function Preview({ id, isShort, ...shown }: PreviewProps) {
  const found = useProfilePreview(id, isShort)
  const { data, error } = found
  const isUnknown = data === undefined && error instanceof CallError && error.status === 404
  return (
    <div className={classes.sheet}>
      {id === undefined || isUnknown ? <NoProfile /> : <DocumentPage {...shown} found={found} />}
    </div>
  )
}

function NoProfile() {
  return (
    <EmptyState
      isMissing
      title={t('Profile not found')}
      message={t('Check the address. The profile may have been removed.')}
      action={<ButtonLink to="/ad/profile/search">{t('Search Profiles')}</ButtonLink>}
    />
  )
}
