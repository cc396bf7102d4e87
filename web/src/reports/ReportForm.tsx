import { type RevenueFilters, reportRequest } from '@bnr/contract/reports/schemas'
import { type ReportType, ruleOf } from '@bnr/contract/reports/types'
import { mayDo, useSession } from '../accounts/session.ts'
import { usePlansOnSale } from '../offers/plansOnSale.ts'
import { errorsOf } from '../platform/formErrors.ts'
import { useStaffList } from '../profiles/staff/useStaffList.ts'
import { useSettingWords } from '../reference/calls.ts'
import { Button } from '../ui/Button.tsx'
import { CheckField } from '../ui/fields/CheckField.tsx'
import { ChoiceField } from '../ui/fields/ChoiceField.tsx'
import { withNone } from '../ui/fields/choice.ts'
import { ListFailure } from '../ui/fields/ListFailure.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Form, SubmitButton } from '../ui/form/Form.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import type { FormAccess } from '../ui/form/formAccess.ts'
import { useForm } from '../ui/form/useForm.ts'
import { Surface } from '../ui/Surface.tsx'
import { toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { useGenerateReport } from './calls.ts'
import classes from './ReportForm.module.css'
import { checkPeriod, filtersOf, initialValues, type ReportValues, requestOf } from './reportForm.ts'

export interface ReportFormProps {
  type: ReportType
  /** Shows the result on the page, for types that support it. */
  onView?: (filters: RevenueFilters) => void
}

export function ReportForm({ type, onView }: ReportFormProps) {
  const { user } = useSession()
  const { mutateAsync } = useGenerateReport()
  const form = useForm({
    initial: initialValues,
    check: checkPeriod,
    send: async (values) => toastSuccess(t((await mutateAsync(requestOf(type, values))).message)),
    refused: (error) => errorsOf(error, reportRequest),
  })
  const actions = (
    <div className={classes.actions}>
      <SubmitButton form={form} label={t('Generate')} />
      {onView && (
        <Button variant="outlined" onClick={() => onView(filtersOf(form.values))}>
          {t('View')}
        </Button>
      )}
    </div>
  )
  const hasContacts = ruleOf(type).people && mayDo(user, 'reports.contacts')
  return (
    <Surface className={classes.box}>
      <Form form={form} actions={actions}>
        <div className={classes.fields}>
          <FilterFields form={form} type={type} />
          <ChoiceField
            label={t('Format')}
            choices={[
              { value: 'csv', label: t('CSV') },
              { value: 'xlsx', label: t('Excel (XLSX)') },
            ]}
            {...fieldOf(form, 'format')}
          />
        </div>
        {hasContacts && (
          <CheckField
            label={t('With phone numbers and e-mail addresses')}
            description={t('Include them only if somebody needs them. Keep the file safe.')}
            checked={form.values.contacts}
            onChange={(contacts) => form.set('contacts', contacts)}
          />
        )}
      </Form>
    </Surface>
  )
}

function FilterFields({ form, type }: { form: FormAccess<ReportValues>; type: ReportType }) {
  const { period, periodOnly } = ruleOf(type)
  const days = { type: 'date', min: '2000-01-01', max: '2099-12-31' } as const
  return (
    <>
      <TextField label={t('{period} from', { period: t(period) })} {...days} {...fieldOf(form, 'from')} />
      <TextField label={t('{period} to', { period: t(period) })} {...days} {...fieldOf(form, 'to')} />
      {!periodOnly && <SaleFields form={form} type={type} />}
    </>
  )
}

function SaleFields({ form, type }: { form: FormAccess<ReportValues>; type: ReportType }) {
  const staff = useStaffList('teleStaffId')
  const packages = usePlansOnSale()
  // The list below reads it too; without waiting for it, the server would render this field before the list came.
  const sources = useSettingWords('profileSources')
  const { withoutPlan } = ruleOf(type)
  return (
    <>
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
