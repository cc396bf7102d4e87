import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { usePage } from '../../ui/list/useAddress.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { AccessDialog } from './AccessDialog.tsx'
import { type StaffMember, useStaff } from './calls.ts'
import { ResetFactorDialog } from './ResetFactorDialog.tsx'
import { StaffDialog } from './StaffDialog.tsx'
import { StaffTable } from './StaffTable.tsx'

export const meta = () => pageMeta('Staff Accounts')

export default function StaffPage() {
  const { t } = useTranslation()
  const turning = usePage()
  const [edited, setEdited] = useState<StaffMember | 'new'>()
  const [reset, setReset] = useState<StaffMember>()
  const [barred, setBarred] = useState<StaffMember>()
  const add = (
    <Button onClick={() => setEdited('new')} icon={<IconUserPlus size={20} aria-hidden />}>
      {t('Add staff account')}
    </Button>
  )
  return (
    <>
      <PageTitle
        title={t('Staff Accounts')}
        lead={t('People who work in the back office and what they can do.')}
        actions={add}
      />
      <PagedList found={useStaff(turning.page)} {...turning} skeleton={<RowsSkeleton />} empty={null}>
        {(members) => (
          <StaffTable members={members} onEdit={setEdited} onAccess={setBarred} onReset={setReset} />
        )}
      </PagedList>
      {edited && <StaffDialog of={edited} onClose={() => setEdited(undefined)} />}
      <ResetFactorDialog member={reset} onClose={() => setReset(undefined)} />
      <AccessDialog member={barred} onClose={() => setBarred(undefined)} />
    </>
  )
}
