import { useConfiguration, useSetting } from '../../../reference/calls.ts'
import { useTranslation } from '../../../ui/translation.ts'
import { LineField } from '../../fields/LineField.tsx'
import { ListField } from '../../fields/ListField.tsx'
import { ParagraphField } from '../../fields/ParagraphField.tsx'
import type { QuestionsProps } from '../section/SectionForm.tsx'

export default function ReligionQuestions({ form }: QuestionsProps) {
  const { t } = useTranslation()
  return (
    <>
      <ListField
        form={form}
        path="religion.denomination"
        label={t('Denomination')}
        list={useConfiguration('denominations')}
        required
        long
      />
      <ListField
        form={form}
        path="religion.spirituality"
        label={t('Spirituality')}
        list={useSetting('spiritualities')}
        required
      />
      <LineField form={form} path="religion.church" label={t('Church')} maxLength={100} />
      <LineField form={form} path="religion.pastorName" label={t('Pastor or priest')} maxLength={60} />
      <ListField
        form={form}
        path="religion.churchActivity"
        label={t('Church activity')}
        list={useSetting('churchActivities')}
      />
      <ParagraphField form={form} path="religion.detail" label={t('More about your faith')} maxLength={500} />
    </>
  )
}
