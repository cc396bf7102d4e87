import type { Report } from '@bnr/contract/reports/schemas'
import { namesOf, usePlansOnSale } from '../offers/plansOnSale.ts'
import { useStaffList } from '../profiles/staff/useStaffList.ts'
import { useSettingWords } from '../reference/calls.ts'
import { dayShown } from '../ui/moments.ts'
import { t } from '../ui/translation.ts'

/** The filters of a report, in one line. */
export function FilterWords({ report }: { report: Report }) {
  const { data: staff = [] } = useStaffList('teleStaffId')
  const { data: packages = [] } = usePlansOnSale()
  const sources = useSettingWords('profileSources').choices
  const { from, to, executiveId, planId, source, contacts } = report.filters
  const words = [
    report.format.toUpperCase(),
    from && t('from {day}', { day: dayShown(from) }),
    to && t('to {day}', { day: dayShown(to) }),
    staff.find(({ id }) => id === executiveId)?.name,
    planId && namesOf(packages, [planId])[0],
    sources.find(({ value }) => value === source)?.label,
    contacts && t('with contact details'),
  ]
  return <div className="soft">{words.filter(Boolean).join(', ')}</div>
}
