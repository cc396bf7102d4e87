import { childless } from '@bnr/contract/profiles/rules'
import { useSetting } from '../reference/calls.ts'
import { DateOfBirthField } from '../ui/fields/DateOfBirthField.tsx'
import { TextAreaField } from '../ui/fields/TextAreaField.tsx'
import { useTranslation } from '../ui/translation.ts'
import { ListField } from './ListField.tsx'
import { months, numbersUpTo, yearsOfMarriages } from './maritalChoices.ts'
import { maritalQuestions } from './maritalRules.ts'
import { PairField } from './PairField.tsx'
import type { QuestionsProps } from './StepForm.tsx'
import { textAt } from './valueAt.ts'
import classes from './Wizard.module.css'

const ready = { isPending: false, isError: false, retry: () => undefined }

/** What is asked about an earlier marriage; nothing of it to those who never married. */
export function MaritalFields({ form }: QuestionsProps) {
  const { t } = useTranslation()
  const asked = maritalQuestions(form.values)
  if (!asked.block) return null
  const years = yearsOfMarriages()
  return (
    <div className={classes.block}>
      <Children form={form} askStatus={asked.childStatus} />
      <PairField
        form={form}
        label={t('Married in')}
        first={{ path: 'basic.marriageMonth', label: t('Month'), choices: months(t) }}
        second={{ path: 'basic.marriageYear', label: t('Year'), choices: years }}
      />
      <PairField
        form={form}
        label={t('Lived together for')}
        first={{ path: 'basic.livedTogetherYears', label: t('Years'), choices: numbersUpTo(15) }}
        second={{ path: 'basic.livedTogetherMonths', label: t('Months'), choices: numbersUpTo(11) }}
      />
      {asked.divorce && (
        <PairField
          form={form}
          label={t('Divorced in')}
          first={{ path: 'basic.divorceMonth', label: t('Month'), choices: months(t) }}
          second={{ path: 'basic.divorceYear', label: t('Year'), choices: years }}
        />
      )}
      {asked.demise && <Demise form={form} />}
      {asked.reason && <Reason form={form} />}
    </div>
  )
}

function Children({ form, askStatus }: QuestionsProps & { askStatus: boolean }) {
  const { t } = useTranslation()
  const statuses = useSetting('childStatuses')
  const choices = statuses.choices.filter(({ value }) => value !== childless)
  const withoutChildren = (text: string) => {
    form.set('basic.childStatus', text === '0' ? childless : undefined)
    return text
  }
  return (
    <>
      <ListField
        form={form}
        path="basic.childCount"
        label={t('No. of Children')}
        list={{ ...ready, choices: numbersUpTo(5) }}
        fromText={withoutChildren}
        required
      />
      {askStatus && (
        <ListField
          form={form}
          path="basic.childStatus"
          label={t('Where the children live')}
          list={{ ...statuses, choices }}
        />
      )}
    </>
  )
}

function Demise({ form }: QuestionsProps) {
  const { t } = useTranslation()
  const error = form.errorAt('basic.demiseDate')
  return (
    <DateOfBirthField
      label={t('Date of demise')}
      min="1980-01-01"
      max={new Date().toISOString().slice(0, 10)}
      value={textAt(form.values, 'basic.demiseDate')}
      error={error && t(error)}
      onChange={(date) => form.set('basic.demiseDate', date || undefined)}
    />
  )
}

function Reason({ form }: QuestionsProps) {
  const { t } = useTranslation()
  const error = form.errorAt('basic.separationReason')
  return (
    <div className={classes.whole}>
      <TextAreaField
        label={t('Reason')}
        maxLength={500}
        value={textAt(form.values, 'basic.separationReason')}
        error={error && t(error)}
        onChange={(reason) => form.set('basic.separationReason', reason || undefined)}
      />
    </div>
  )
}
