import { useLocation } from 'react-router'
import { rowIdOf } from '../../platform/rowIdOf.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { t } from '../../ui/translation.ts'
import { DownloadBiodata } from '../biodata/DownloadBiodata.tsx'
import { Preview } from './Preview.tsx'

export const meta = () => pageMeta('Download Preview')

/** Previews a biodata before it is saved. The link that leads here passes the profile's id. */
export default function PdfPreviewPage() {
  const { state } = useLocation() as { state: { id?: unknown } | null }
  const id = rowIdOf(String(state?.id ?? ''))
  if (id === undefined)
    return (
      <EmptyState
        isPage
        title={t('Choose a profile first')}
        message={t('Find a profile and open the preview from its card.')}
        action={<ButtonLink to="/ad/profile/search">{t('Search Profiles')}</ButtonLink>}
      />
    )
  return (
    <Preview
      id={id}
      isShort
      title={t('Download Preview')}
      lead={t('The text of the PDF. It includes contact details only if you ask for them.')}
      actions={<DownloadBiodata profileId={id} />}
    />
  )
}
