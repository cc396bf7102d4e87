import { useConfiguration, useSetting } from '../../../reference/calls.ts'
import { useTranslation } from '../../../ui/translation.ts'
import { HeightField } from '../../fields/HeightField.tsx'
import { ListField } from '../../fields/ListField.tsx'
import { MaritalFields } from '../../fields/MaritalFields.tsx'
import type { QuestionsProps } from '../section/SectionForm.tsx'
import { ChildQuestions } from './ChildQuestions.tsx'
import { PersonQuestions } from './PersonQuestions.tsx'

export default function BasicQuestions(props: QuestionsProps) {
  const { t } = useTranslation()
  const { form } = props
  return (
    <>
      <PersonQuestions {...props} />
      <HeightField form={form} />
      <ListField
        form={form}
        path="basic.weight"
        label={t('Weight')}
        list={useSetting('weights')}
        fromText={Number}
        required
      />
      <ListField
        form={form}
        path="basic.maritalStatus"
        label={t('Marital status')}
        list={useSetting('maritalStatuses')}
        required
      />
      <MaritalFields form={form}>
        <ChildQuestions form={form} />
      </MaritalFields>
      <ListField
        form={form}
        path="basic.motherTongue"
        label={t('Mother tongue')}
        list={useConfiguration('motherTongues')}
        required
        long
      />
      <ListField form={form} path="basic.caste" label={t('Caste')} list={useConfiguration('castes')} long />
      <BodyQuestions {...props} />
    </>
  )
}

function BodyQuestions({ form }: QuestionsProps) {
  const { t } = useTranslation()
  const lists = {
    bodyType: { label: 'Body type', list: useSetting('bodyTypes') },
    complexion: { label: 'Complexion', list: useSetting('complexions') },
    physicalStatus: { label: 'Physical status', list: useSetting('physicalStatuses') },
    eatingHabit: { label: 'Eating habit', list: useSetting('eatingHabits') },
    drinkingHabit: { label: 'Drinking habit', list: useSetting('drinkingHabits') },
    smokingHabit: { label: 'Smoking habit', list: useSetting('smokingHabits') },
  }
  return Object.entries(lists).map(([field, { label, list }]) => (
    <ListField
      key={field}
      form={form}
      path={`basic.${field}`}
      label={t(label)}
      list={list}
      required={field === 'bodyType'}
    />
  ))
}
