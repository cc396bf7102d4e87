import { type ReportType, reportTypeNames, ruleOf } from '@bnr/contract/reports/types'
import { ChoiceField } from '../ui/fields/ChoiceField.tsx'
import { oneOf, orderedPages } from '../ui/list/address.ts'
import { useAddress } from '../ui/list/useAddress.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { useTranslation } from '../ui/translation.ts'
import { ReportForm } from './ReportForm.tsx'
import { ReportList } from './ReportList.tsx'
import classes from './ReportsPage.module.css'

export const meta = () => pageMeta('Reports')

const listAddress = { type: oneOf<ReportType>(reportTypeNames, 'ALL'), ...orderedPages('desc') }

export default function ReportsPage() {
  const { t } = useTranslation()
  const address = useAddress(listAddress)
  const [{ type }, change] = address
  const choices = reportTypeNames.map((value) => ({ value, label: t(ruleOf(value).title) }))
  return (
    <>
      <PageTitle title={t('Reports')} lead={t(ruleOf(type).about)} />
      <div className={classes.type}>
        <ChoiceField label={t('Type')} choices={choices} value={type} onChange={(type) => change({ type })} />
      </div>
      <ReportForm type={type} />
      <ReportList type={type} address={address} />
    </>
  )
}
