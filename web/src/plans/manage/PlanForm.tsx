import { isTopUp, type Plan, planCategories, planCategoryNames } from '@bnr/contract/plans/schemas'
import { planTagNames, planTags } from '@bnr/contract/plans/tags'
import type { PlanTerms } from '@bnr/contract/plans/terms'
import { useNavigate } from 'react-router'
import { forgetUnsavedWork } from '../../platform/unsavedWork.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { AmountField } from '../../ui/fields/AmountField.tsx'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { DigitsField } from '../../ui/fields/DigitsField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form, SubmitButton } from '../../ui/form/Form.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import type { FormAccess } from '../../ui/form/formAccess.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { Surface } from '../../ui/Surface.tsx'
import { toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { addressOf } from '../CategoryTabs.tsx'
import { useSavePlan } from '../calls.ts'
import { PeriodFields, ShownField } from './PeriodFields.tsx'
import classes from './PlanForm.module.css'
import { type PlanValues, planForm } from './planForm.ts'

interface PlanFormProps {
  plan?: Plan
  /** False once the page has been left. The form of a version disappears earlier, when the new one has been read. */
  isOnPage: { readonly current: boolean }
}

/** Creates a plan, or a new version of the given one. */
export function PlanForm({ plan, isOnPage }: PlanFormProps) {
  const form = useForm(planForm(plan, useSave(plan, isOnPage)))
  const actions = (
    <div className={classes.actions}>
      <SubmitButton form={form} label={plan ? t('Save') : t('Create')} />
      <ButtonLink variant="quiet" to={addressOf(form.values.category)} onClick={forgetUnsavedWork}>
        {t('Cancel')}
      </ButtonLink>
    </div>
  )
  return (
    <Surface>
      <Form form={form} className={classes.form} actions={actions}>
        <NameAndPriceFields form={form} plan={plan} />
        {!isTopUp(form.values) && <PeriodFields form={form} />}
        <QuotaFields form={form} />
        {!isTopUp(form.values) && <BenefitFields form={form} />}
      </Form>
    </Surface>
  )
}

function useSave(plan: Plan | undefined, isOnPage: PlanFormProps['isOnPage']) {
  const navigate = useNavigate()
  const save = useSavePlan(plan?.id)
  return async (terms: PlanTerms) => {
    const { name, category } = await save.mutateAsync(terms)
    toastSuccess(t(plan ? '{name} saved' : '{name} is now on sale', { name }))
    if (!isOnPage.current) return
    forgetUnsavedWork()
    await navigate(addressOf(category))
  }
}

type Part = { form: FormAccess<PlanValues> }

/** A plan never becomes a top-up, nor a top-up a plan. */
const categoriesFor = (plan: Plan | undefined) =>
  planCategoryNames.filter((category) => !plan || isTopUp(plan) === isTopUp({ category }))

function NameAndPriceFields({ form, plan }: Part & { plan: Plan | undefined }) {
  return (
    <>
      <ChoiceField
        label={t('Category')}
        required
        choices={categoriesFor(plan).map((value) => ({ value, label: t(planCategories[value].choice) }))}
        {...fieldOf(form, 'category')}
      />
      <TextField label={t('Plan name')} required maxLength={80} {...fieldOf(form, 'name')} />
      <AmountField label={t('Amount in rupees, before GST')} required {...fieldOf(form, 'price.amount')} />
      {!isTopUp(form.values) && (
        <ChoiceField
          label={t('Label on the cards of members with this plan')}
          required
          choices={planTagNames.map((value) => ({ value, label: t(planTags[value]) }))}
          {...fieldOf(form, 'tag')}
        />
      )}
    </>
  )
}

function QuotaFields({ form }: Part) {
  return (
    <div className={classes.pair}>
      <DigitsField label={t('Contacts')} required maxLength={6} {...fieldOf(form, 'phoneContacts')} />
      <DigitsField
        label={t('Express interest')}
        required
        maxLength={6}
        {...fieldOf(form, 'expressInterests')}
      />
    </div>
  )
}

function BenefitFields({ form }: Part) {
  const { goldTagged, assisted } = form.values
  return (
    <>
      <ShownField form={form} path="highlightDuration" label={t('Highlight profile days')} />
      <ShownField form={form} path="prominenceDuration" label={t('High visibility days')} />
      <CheckField
        label={t('Gold tagging of the profile photo')}
        checked={goldTagged}
        onChange={(checked) => form.set('goldTagged', checked)}
      />
      <CheckField
        label={t('Assisted Service')}
        checked={assisted}
        onChange={(checked) => form.set('assisted', checked)}
      />
      {assisted && (
        <>
          <TextField
            label={t('Description of the assistance, for the card')}
            maxLength={120}
            {...fieldOf(form, 'assistance')}
          />
          <DigitsField
            label={t('Weekly aim of proposals')}
            required
            maxLength={2}
            {...fieldOf(form, 'weeklyAim')}
          />
        </>
      )}
    </>
  )
}
