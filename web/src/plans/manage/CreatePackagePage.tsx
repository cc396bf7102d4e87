import { useIsShown } from '../../platform/useIsShown.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { t } from '../../ui/translation.ts'
import { PlanForm } from './PlanForm.tsx'

export const meta = () => pageMeta('Create package')

export default function CreatePackagePage() {
  const isOnPage = useIsShown()
  return (
    <>
      <PageTitle
        title={t('Create package')}
        lead={t('Members see the plan in the price list as soon as you create it.')}
      />
      <PlanForm isOnPage={isOnPage} />
    </>
  )
}
