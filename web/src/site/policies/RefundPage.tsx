import { Link } from 'react-router'
import { Prose } from '../../ui/Prose.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { t } from '../../ui/translation.ts'
import { TextSections } from '../TextSections.tsx'
import { refund } from './terms.ts'

export const meta = () =>
  pageMeta('Cancellation and no-refund policy', 'How to end a membership, and why we do not refund it.')

export default function RefundPage() {
  return (
    <Prose
      title={t('Cancellation and no-refund policy')}
      lead={t('Please read this before you pay. If anything is unclear, ask us first.')}
    >
      <TextSections sections={refund} />
      <section>
        <Link to="/contact-us">{t('Ask our support team')}</Link>
      </section>
    </Prose>
  )
}
