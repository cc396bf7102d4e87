import { type ReportType, ruleOf } from '@bnr/contract/reports/types'
import { usePlansOnSale } from '../offers/plansOnSale.ts'
import { useStaffList } from '../profiles/staff/useStaffList.ts'
import { useSetting } from '../reference/calls.ts'
import { ChoiceField } from '../ui/fields/ChoiceField.tsx'
import { withNone } from '../ui/fields/choice.ts'
import { ListFailure } from '../ui/fields/ListFailure.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import type { FormAccess } from '../ui/form/formAccess.ts'
import { t } from '../ui/translation.ts'
import type { ReportValues } from './reportForm.ts'

export function FilterFields({ form, type }: { form: FormAccess<ReportValues>; type: ReportType }) {
  const staff = useStaffList('teleStaffId')
  const packages = usePlansOnSale()
  const sources = useSetting('profileSources')
  const { period, withoutPlan } = ruleOf(type)
  const days = { type: 'date', min: '2000-01-01', max: '2099-12-31' } as const
  return (
    <>
      <TextField label={t('{period} from', { period: t(period) })} {...days} {...fieldOf(form, 'from')} />
      <TextField label={t('{period} to', { period: t(period) })} {...days} {...fieldOf(form, 'to')} />
      <ChoiceField
        label={t('Employee')}
        description={staff.isError && <ListFailure onRetry={() => void staff.refetch()} />}
        choices={withNone(
          t(staff.isLoading ? 'Loading…' : 'Any'),
          (staff.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        )}
        {...fieldOf(form, 'executiveId')}
      />
      {!withoutPlan && (
        <ChoiceField
          label={t('Plan')}
          description={packages.isError && <ListFailure onRetry={() => void packages.refetch()} />}
          choices={withNone(
            t(packages.isLoading ? 'Loading…' : 'Any'),
            (packages.data ?? []).map(({ lineage, name }) => ({
              value: lineage,
              label: name,
            })),
          )}
          {...fieldOf(form, 'planId')}
        />
      )}
      <ChoiceField
        label={t('Source')}
        description={sources.isError && <ListFailure onRetry={sources.retry} />}
        choices={withNone(t(sources.isPending ? 'Loading…' : 'Any'), sources.choices)}
        {...fieldOf(form, 'source')}
      />
    </>
  )
}
