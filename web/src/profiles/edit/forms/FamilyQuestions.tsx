import { useSetting } from '../../../reference/calls.ts'
import { atOnce } from '../../../reference/choices.ts'
import { useTranslation } from '../../../ui/translation.ts'
import fields from '../../fields/fields.module.css'
import { ListField } from '../../fields/ListField.tsx'
import { numbersUpTo } from '../../fields/maritalChoices.ts'
import { type Parent, ParentFields } from '../../fields/ParentFields.tsx'
import type { QuestionsProps } from '../section/SectionForm.tsx'

const siblings = {
  brothers: 'Brothers',
  marriedBrothers: 'Married brothers',
  sisters: 'Sisters',
  marriedSisters: 'Married sisters',
}

export default function FamilyQuestions(props: QuestionsProps) {
  const { t } = useTranslation()
  const { form } = props
  return (
    <>
      <HomeQuestions {...props} />
      <h3 className={fields.part}>{t('Father')}</h3>
      <ParentFields form={form} parent="father">
        <Initial {...props} parent="father" />
      </ParentFields>
      <h3 className={fields.part}>{t('Mother')}</h3>
      <ParentFields form={form} parent="mother">
        <Initial {...props} parent="mother" />
      </ParentFields>
      <h3 className={fields.part}>{t('Brothers and sisters')}</h3>
      {Object.entries(siblings).map(([field, label]) => (
        <ListField
          key={field}
          form={form}
          path={`family.siblings.${field}`}
          label={t(label)}
          list={atOnce(numbersUpTo(5))}
          fromText={Number}
        />
      ))}
    </>
  )
}

function HomeQuestions({ form }: QuestionsProps) {
  const { t } = useTranslation()
  const lists = {
    status: { label: 'Family status', list: useSetting('familyStatuses') },
    type: { label: 'Family type', list: useSetting('familyTypes') },
    values: { label: 'Family values', list: useSetting('familyValues') },
  }
  return Object.entries(lists).map(([field, { label, list }]) => (
    <ListField key={field} form={form} path={`family.${field}`} label={t(label)} list={list} required />
  ))
}

const initialLabels: Record<Parent, string> = { father: "Father's Initial", mother: "Mother's Initial" }

function Initial({ form, parent }: QuestionsProps & { parent: Parent }) {
  const { t } = useTranslation()
  return (
    <ListField
      form={form}
      path={`family.${parent}Initial`}
      label={t(initialLabels[parent])}
      list={useSetting('initials')}
    />
  )
}
