import { useParams } from 'react-router'
import { rowIdOf } from '../../platform/rowIdOf.ts'
import { pageMeta } from '../../ui/pageMeta.ts'
import { t } from '../../ui/translation.ts'
import { Preview } from './Preview.tsx'

export const meta = () => pageMeta('Profile Preview')

/** Everything staff see of a profile, on one sheet. */
export default function PreviewPage() {
  return (
    <Preview
      id={rowIdOf(useParams().id)}
      isShort={false}
      title={t('Profile Preview')}
      lead={t('With contact details, for staff only. This view is logged.')}
    />
  )
}
