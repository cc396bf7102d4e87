import { useTranslation } from '../../../ui/translation.ts'
import { EmailField } from '../../fields/EmailField.tsx'
import fields from '../../fields/fields.module.css'
import { Questions } from '../../fields/Questions.ts'
import type { QuestionsProps } from '../section/SectionForm.tsx'
import { AddressQuestions, SameAddress } from './AddressQuestions.tsx'
import { AlternateMobile } from './AlternateMobile.tsx'

export default function ContactQuestions({ form }: QuestionsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Questions form={form} paths={['basic.contactPersonName', 'basic.contactRelationship']} />
      <AlternateMobile form={form} />
      <Questions form={form} paths={['basic.landline.number']} />
      <EmailField form={form} />
      <h3 className={fields.part}>{t('Current address')}</h3>
      <AddressQuestions form={form} place="location.current" />
      <h3 className={fields.part}>{t('Permanent address')}</h3>
      <SameAddress form={form} />
      <AddressQuestions form={form} place="location.permanent" />
      <h3 className={fields.part}>{t('Residence')}</h3>
      <Questions form={form} paths={['location.citizenOf', 'location.residenceType']} />
    </>
  )
}
