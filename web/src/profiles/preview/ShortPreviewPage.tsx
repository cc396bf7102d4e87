import { useParams } from 'react-router'
import { rowIdOf } from '../../platform/rowIdOf.ts'
import { pageMeta } from '../../ui/pageMeta.ts'
import { t } from '../../ui/translation.ts'
import { Preview } from './Preview.tsx'

export const meta = () => pageMeta('Short Preview')

/** A profile as other families may see it. */
export default function ShortPreviewPage() {
  return (
    <Preview
      id={rowIdOf(useParams().id)}
      isShort
      title={t('Short Preview')}
      lead={t('Without contact details, as other families see it.')}
    />
  )
}
