import { Prose } from '../../ui/Prose.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { t } from '../../ui/translation.ts'
import { TextSections } from '../TextSections.tsx'
import { terms } from './terms.ts'

export const meta = () =>
  pageMeta('Terms and privacy', 'The terms of BNR Matrimony and how we use your data.')

export default function TermsPage() {
  return (
    <Prose
      title={t('Terms and privacy')}
      lead={t('What we promise, what we ask of you, and who can see your data.')}
    >
      <TextSections sections={terms} />
    </Prose>
  )
}
