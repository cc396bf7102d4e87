import { useTranslation } from '../../../ui/translation.ts'
import fields from '../../fields/fields.module.css'
import { ParentFields } from '../../fields/ParentFields.tsx'
import { Questions } from '../../fields/Questions.ts'
import type { QuestionsProps } from '../section/SectionForm.tsx'

const home = ['family.status', 'family.type', 'family.values'] as const
const siblings = [
  'family.siblings.brothers',
  'family.siblings.marriedBrothers',
  'family.siblings.sisters',
  'family.siblings.marriedSisters',
] as const

export default function FamilyQuestions({ form }: QuestionsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Questions form={form} paths={home} />
      <h3 className={fields.part}>{t('Father')}</h3>
      <Questions form={form} paths={['family.fatherInitial']} />
      <ParentFields form={form} parent="father" />
      <h3 className={fields.part}>{t('Mother')}</h3>
      <Questions form={form} paths={['family.motherInitial']} />
      <ParentFields form={form} parent="mother" />
      <h3 className={fields.part}>{t('Brothers and sisters')}</h3>
      <Questions form={form} paths={siblings} />
    </>
  )
}
