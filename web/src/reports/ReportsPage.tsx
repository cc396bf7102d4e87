import { reportTypeNames, ruleOf } from '@bnr/contract/reports/types'
import { ChoiceField } from '../ui/fields/ChoiceField.tsx'
import { useAddress } from '../ui/list/useAddress.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { t } from '../ui/translation.ts'
import { ReportForm } from './ReportForm.tsx'
import { ReportList, reportFilters } from './ReportList.tsx'
import classes from './ReportsPage.module.css'

export const meta = () => pageMeta('Reports')

export default function ReportsPage() {
  const address = useAddress(reportFilters)
  const [{ type }, change] = address
  const choices = reportTypeNames.map((value) => ({ value, label: t(ruleOf(value).title) }))
  return (
    <>
      <PageTitle title={t('Reports')} lead={t(ruleOf(type).about)} />
      <div className={classes.type}>
        <ChoiceField label={t('Type')} choices={choices} value={type} onChange={(type) => change({ type })} />
      </div>
      <ReportForm type={type} />
      <ReportList address={address} />
    </>
  )
}
