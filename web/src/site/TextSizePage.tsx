import TextSizePanel from '../accounts/settings/TextSizePanel.tsx'
import { Prose } from '../ui/Prose.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { t } from '../ui/translation.ts'

export const meta = () => pageMeta('Text size')

/** For people without a login; members find the same in their settings. */
export default function TextSizePage() {
  return (
    <Prose title={t('Text size')} lead={t('Choose how large the text of all pages is.')}>
      <TextSizePanel />
    </Prose>
  )
}
